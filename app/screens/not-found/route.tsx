// Its head is its layout's, which holds wherever an address leads nowhere.
import { NotFound } from "#app/sections/template/not-found.tsx";

export default NotFound;

import contact from "#content/template/contact.yaml";
import { ContactBlock } from "#app/sections/template/contact-block.tsx";
import type { ScreenHandle } from "#app/site/handle.ts";
import { templateHead } from "#app/site/template-head.ts";

export const meta = templateHead(contact.title);

export const handle: ScreenHandle = { banner: contact.banner };

export default ContactBlock;

/** `npm run desk`: one command of the family's desk. */
import { runDesk } from "./desk.ts";

process.exitCode = await runDesk(process.argv.slice(2), process.env);

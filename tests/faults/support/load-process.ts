/** Runs `steadyLoad` as a process, which may be in another network, until its input ends; prints the result. */
import { once } from "node:events";
import { steadyLoad } from "./steady-load.ts";

const load = steadyLoad(JSON.parse(process.argv[2] ?? ""));
process.stdin.resume();
await once(process.stdin, "end");
console.log(JSON.stringify(await load.stop()));

import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type BuildExtent, isBuildCurrent } from "./current-build.ts";

/** Builds unless the served build was made from the present sources; false where the build fails. */
export async function ensureBuilt(extent: BuildExtent = "whole"): Promise<boolean> {
  if (await isBuildCurrent(extent)) return true;
  console.log("Building the site (once, and again after changes) …");
  // A process of its own: the 400 MB of the build's tools would stay in the server's process.
  const build = spawn(process.execPath, [join(import.meta.dirname, "build.ts"), extent], {
    stdio: "inherit",
  });
  const [exitCode] = (await once(build, "close")) as [number | null];
  return exitCode === 0;
}

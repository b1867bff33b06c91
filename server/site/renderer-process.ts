/** The process that renders one release and ends: what rendering takes of memory goes with it. */
import "../compile-cache.ts";
import type { Job, Outcome } from "./renderer.ts";

async function outcomeOf(job: Job): Promise<Outcome> {
  try {
    if (job.kind === "publication") {
      const { prepareRelease } = await import("./prepare-release.ts");
      return { result: await prepareRelease(job) };
    }
    const [{ openBuild }, { packed, readPacked, unpacked }, { renderRelease }] = await Promise.all([
      import("./site-build.ts"),
      import("./release.ts"),
      import("./render-release.ts"),
    ]);
    const build = await openBuild(job.build);
    const edition = { ...unpacked(readPacked(job.body)), url: job.url, renderedOn: job.today };
    return { result: packed(await renderRelease(edition, build, { quality: "soon" })) };
  } catch (error) {
    const { message, code } = Object(error) as { message?: string; code?: string };
    return { fault: { message: message ?? String(error), code } };
  }
}

// Whoever asked has ended: nobody waits for the result.
process.once("disconnect", () => process.exit());
process.once("message", (job: Job) => {
  void outcomeOf(job).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});

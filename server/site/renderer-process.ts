/** A child process that renders one release and exits. */
import "#server/system/compile-cache.ts";
import { answerTask } from "#server/system/child-task.ts";
import type { RenderTask } from "./renderer.ts";

answerTask(async (job: RenderTask) => {
  if (job.kind === "publication") {
    const { prepareRelease } = await import("./prepare-release.ts");
    return prepareRelease(job);
  }
  const [
    { openBuild },
    { packRelease, parsePackedRelease: readPacked, unpackRelease },
    { renderRelease },
  ] = await Promise.all([
    import("./site-build.ts"),
    import("./release.ts"),
    import("./render-release.ts"),
  ]);
  const build = await openBuild(job.build);
  const edition = { ...unpackRelease(readPacked(job.body)), url: job.url, renderedOn: job.today };
  return packRelease(await renderRelease(edition, build, { quality: "fast" }));
});

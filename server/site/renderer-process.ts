/** A child process that renders one release and exits. */
import "#server/system/compile-cache.ts";
import { answerTask } from "#server/system/child-task.ts";
import type { Job } from "./renderer.ts";

answerTask(async (job: Job) => {
  if (job.kind === "publication") {
    const { prepareRelease } = await import("./prepare-release.ts");
    return prepareRelease(job);
  }
  const [{ openBuild }, { pack, parsePacked: readPacked, unpack }, { renderRelease }] =
    await Promise.all([
      import("./site-build.ts"),
      import("./release.ts"),
      import("./render-release.ts"),
    ]);
  const build = await openBuild(job.build);
  const edition = { ...unpack(readPacked(job.body)), url: job.url, renderedOn: job.today };
  return pack(await renderRelease(edition, build, { quality: "fast" }));
});

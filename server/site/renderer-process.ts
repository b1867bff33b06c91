/** A child process that renders one release and exits, so that its memory is freed. */
import "#server/system/compile-cache.ts";
import { constants, setPriority } from "node:os";
import type { Job, Outcome } from "./renderer.ts";

async function outcomeOf(job: Job): Promise<Outcome> {
  try {
    if (job.kind === "publication") {
      const { prepareRelease } = await import("./prepare-release.ts");
      return { result: await prepareRelease(job) };
    }
    const [{ openBuild }, { pack, parsePacked: readPacked, unpack }, { renderRelease }] =
      await Promise.all([
        import("./site-build.ts"),
        import("./release.ts"),
        import("./render-release.ts"),
      ]);
    const build = await openBuild(job.build);
    const edition = { ...unpack(readPacked(job.body)), url: job.url, renderedOn: job.today };
    return { result: pack(await renderRelease(edition, build, { quality: "fast" })) };
  } catch (error) {
    const { message, code } = Object(error) as { message?: string; code?: string };
    return { fault: { message: message ?? String(error), code } };
  }
}

// Guests come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

// The parent has exited: nobody waits for the result.
process.once("disconnect", () => process.exit());
process.once("message", (job: Job) => {
  void outcomeOf(job).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});

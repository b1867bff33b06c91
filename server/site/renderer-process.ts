/** A child process that prepares one publication and exits. */
import "#server/system/compile-cache.ts";
import { answerTask } from "#server/system/child-task.ts";
import type { PublicationRequest } from "./prepare-release.ts";

answerTask(async (request: PublicationRequest) => {
  const { prepareRelease } = await import("./prepare-release.ts");
  return prepareRelease(request);
});

/** One server for all tests of a file. */
import { afterAll, beforeAll } from "vitest";
import { type Running, scratch, smallSite, startServer } from "./server.ts";

/** Starts before the file's tests and stops after them; `folder` is its data. */
export function oneServer() {
  const { folder, remove } = scratch();
  let server: Running | undefined;
  beforeAll(async () => {
    server = await startServer({ site: smallSite(folder), environment: { DATA_DIR: folder } });
  });
  afterAll(async () => {
    await server?.stop();
    remove();
  });
  return {
    folder,
    get url(): string {
      return server?.url ?? "";
    },
    said: () => server?.said() ?? "",
  };
}

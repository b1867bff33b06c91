/** A server for one fault test: the settings come from the environment, the site from the first argument. */
import { serveSite } from "#server/main.ts";
import { readSettings } from "#server/settings.ts";

await serveSite(readSettings(process.env), process.argv[2]);

// Asked for by who measures: what is still held once everything else has been given back.
process.on("SIGUSR2", () => {
  void globalThis.gc?.();
  void globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  console.log(`held ${heapUsed + external} bytes`);
});

/** Our pages and Hono's serveStatic, on two ports of one process that does nothing else. */
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { loadPages } from "#server/pages.ts";

const client = join(process.argv[2] ?? "", "client");
const ours = createApp(await loadPages(client));
const theirs = new Hono().use("*", serveStatic({ root: client }));

// Asked for it, it tells the seconds of work it has done so far.
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1_000_000);
});

const ports: number[] = [];
for (const app of [ours, theirs])
  serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
    ports.push(port);
    if (ports.length === 2) process.send?.(ports);
  });

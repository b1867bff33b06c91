import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { openTestDesk } from "#tests/support/test-desk.ts";
import type { DeskContext } from "./context.ts";
import { putPhotograph } from "./photographs.ts";

test("of photographs that arrive together, each is prepared after the other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "foto-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "foto.jpg");
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 2400, height: 1800, channels: 3, background: "tan", noise } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  // Half of it, which is read and refused.
  writeFileSync(file, photograph.subarray(0, photograph.length / 2));
  const { database } = await openTestDesk();
  const inWork: number[] = [];
  const count = () => {
    const { queue, process } = sharp.counters();
    inWork.push(queue + process);
  };
  sharp.queue.on("change", count);
  onTestFinished(() => void sharp.queue.off("change", count));
  const put = () => putPhotograph({ database } as DeskContext, "intro-terrace", file);
  const outcomes = await Promise.allSettled([put(), put(), put()]);
  for (const { status } of outcomes) expect(status).toBe("rejected");
  expect(inWork.length).toBeGreaterThanOrEqual(3);
  expect(Math.max(...inWork)).toBeLessThanOrEqual(1);
});

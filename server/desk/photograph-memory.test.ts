import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { putPhotograph } from "./photographs.ts";
import { openTestDesk } from "#tests/support/test-desk.ts";
import type { DeskContext } from "./context.ts";

const { atOnce } = vi.hoisted(() => ({ atOnce: { now: 0, most: 0, all: 0 } }));

vi.mock("#pictures/prepare-upload.ts", () => ({
  MAX_UPLOAD_BYTES: 1000,
  prepareUpload: async () => {
    atOnce.most = Math.max(atOnce.most, ++atOnce.now);
    atOnce.all++;
    await pause(1);
    atOnce.now--;
    return { refusal: "non si apre" };
  },
}));

test("of photographs that arrive together, each is prepared after the other", async () => {
  const folder = mkdtempSync(join(tmpdir(), "foto-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "foto.jpg");
  writeFileSync(file, "pixel");
  const { database } = await openTestDesk();
  const context = { database } as DeskContext;
  const photographs = [1, 2, 3].map(() => putPhotograph(context, "intro-terrace", file));
  for (const photograph of photographs) await expect(photograph).rejects.toThrow("non si apre");
  expect(atOnce).toEqual({ now: 0, most: 1, all: 3 });
});

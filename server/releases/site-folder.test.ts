import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { plainHost } from "#tests/support/plain-host.ts";
import { siteFile } from "#server/site/release.ts";
import { siteFolderWriter, writeSiteFolder } from "./site-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const NONE: ReadonlyMap<string, Buffer> = new Map();

/** A release of pages, and no more of it than files are written from. */
function release(pages: Record<string, string>, pictures = NONE) {
  const files = Object.entries({ "404.html": "none", ...pages }).map(
    ([name, text]) => [name, siteFile(Buffer.from(text))] as const,
  );
  return { release: { files: new Map(files) }, pictures };
}

const PICTURE = new Map([["/pictures/new.avif", Buffer.from("picture")]]);
const FIRST = release({ "index.html": "85,00", "olive_room/index.html": "a room" });
const NEXT = release({ "index.html": "95,00" });

/** What a plain host of files answers. */
async function answers(...paths: string[]): Promise<string[]> {
  const host = await plainHost(join(folder, "site"));
  try {
    return await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(host.url + path);
        return `${answer.status} ${await answer.text()}`;
      }),
    );
  } finally {
    host.close();
  }
}

test("a host of files shows the release that is shown, and nothing of the one before", async () => {
  await writeSiteFolder(folder, { ...FIRST, pictures: PICTURE });
  expect(await answers("/", "/olive_room", "/pictures/new.avif")).toEqual([
    "200 85,00",
    "200 a room",
    "200 picture",
  ]);
  await writeSiteFolder(folder, NEXT);
  expect(await answers("/", "/olive_room")).toEqual(["200 95,00", "404 none"]);
  expect(readdirSync(folder)).toHaveLength(2); // the link and what it leads to
});

test("a folder that a power cut has emptied is written again", async () => {
  await writeSiteFolder(folder, FIRST);
  truncateSync(join(folder, "site/index.html"));
  await writeSiteFolder(folder, FIRST);
  expect(await answers("/")).toEqual(["200 85,00"]);
});

test("where the next release cannot be written no older one is left", async () => {
  await writeSiteFolder(folder, FIRST);
  const lines: string[] = [];
  const logged = new Promise<void>((resolve) => {
    const write = siteFolderWriter(folder, (line) => {
      lines.push(line);
      resolve();
    });
    // A name that no file can have.
    write(release({ "index.html": "95,00", ["x".repeat(300)]: "" }));
  });
  await logged;
  expect(lines).toEqual([
    expect.stringContaining("DATA_DIR/site cannot be written (ENAMETOOLONG)"),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test("what else lies in DATA_DIR stays", async () => {
  writeFileSync(join(folder, "guesthouse.db"), "");
  await writeSiteFolder(folder, FIRST);
  await writeSiteFolder(folder, NEXT);
  expect(readdirSync(folder)).toContain("guesthouse.db");
});

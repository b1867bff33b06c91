import { expect, test } from "vitest";
import type { StoredEdit } from "#server/store/edits.ts";
import { withDraft } from "./unpublished.ts";

const edit = (path: string, value: string): StoredEdit => ({
  file: "prices",
  path,
  value,
  author: "anna",
  editedAt: 1,
});

const earlier = [edit("first", "1"), edit("removed", "1"), edit("second", "1")];
const published = [edit("first", "2"), edit("removed", "2"), edit("published", "2")];
const stored = [edit("first", "2"), edit("published", "2"), edit("second", "draft")];

test("a draft stands over the edits of an earlier release, and nothing else of today does", () => {
  const next = withDraft(earlier, stored, published);
  expect(next.map(({ path, value }) => `${path} ${String(value)}`)).toEqual([
    "first 1",
    "second draft",
  ]);
});

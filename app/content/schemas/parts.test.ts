import { expect, test } from "vitest";
import { externalLink } from "./parts.ts";

test.each([
  ["https://www.casa.example/dove?a=1#b", true],
  ["https:evil", false],
  ["https://casa.example/a b", false],
  ["http://casa.example/", false],
])("%j is accepted as an external link: %s", (link, isTaken) => {
  expect(externalLink.safeParse(link).success).toBe(isTaken);
});

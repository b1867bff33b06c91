import { expect, test } from "vitest";
import { noticesText } from "./notices.ts";

const MIT = {
  name: "one",
  version: "1.0.0",
  identifier: "MIT",
  text: "MIT\n\nCopyright (c) One\n\nAll.",
};

test("a package without a licence text stops the build", () => {
  const mute = { name: "mute", version: "2.0.0", identifier: "ISC" };
  expect(() => noticesText([MIT, mute])).toThrow("mute");
  expect(noticesText([MIT, { ...mute, text: "ISC" }])).toContain("mute 2.0.0 (ISC)");
});

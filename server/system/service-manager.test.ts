import { expect, test } from "vitest";
import { deskCommand } from "./service-manager.ts";

test.each([
  ["/opt/guesthouse/releases/1.0.0+60e2d8b/server/system", "banco"],
  ["/opt/guesthouse/server/system", "banco"],
  ["/home/anna/guesthouse/server/system", "npm run desk --"],
])("in %s the desk's command is %s", (folder, command) => {
  expect(deskCommand(folder)).toBe(command);
});

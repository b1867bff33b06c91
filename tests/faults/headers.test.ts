import { expect, test } from "vitest";
import { FORM_FIELDS } from "#app/domain/form-fields.ts";
import { KEY_PARAMETER, letterPath, FORM_PATHS, thanksPath } from "#app/paths/paths.ts";
import { allPages } from "#tests/support/pages.ts";
import { browserHeaders, figure, letterOf, post } from "./support/guest.ts";
import { points } from "./support/observatory.ts";
import { BUILD, scratch, startServer } from "./support/server.ts";

test("every page and every answer has at least 130 points of Mozilla's Observatory", async () => {
  const { folder, remove } = scratch();
  const server = await startServer({ site: BUILD, environment: { DATA_DIR: folder } });
  const answers: [string, Response][] = [];
  const paths = [
    ...allPages,
    "/room_details/7",
    "/home4/room_details/7",
    "/home2/nowhere",
    thanksPath("AAA-BBB"),
    FORM_PATHS.checkMail,
    letterPath("confirm", "x"),
    FORM_PATHS.token,
    "/healthz",
  ];
  for (const path of paths) answers.push([path, await fetch(server.url + path)]);
  for (const [path, body] of [
    [FORM_PATHS.message, letterOf("Ciao")],
    [FORM_PATHS.message, new URLSearchParams()],
    [FORM_PATHS.newsletter, new URLSearchParams({ [FORM_FIELDS.email]: "a@b.it" })],
    [FORM_PATHS.newsletter, new URLSearchParams()],
    [FORM_PATHS.leave, new URLSearchParams({ [KEY_PARAMETER]: "x" })],
  ] as const)
    answers.push([`POST ${path}`, await post(server.url + path, body, browserHeaders())]);
  const scored = await Promise.all(
    answers.map(async ([path, answer]) => ({
      path,
      status: answer.status,
      points: points(answer.headers, await answer.text()),
    })),
  );
  await server.stop();
  remove();
  const lowest = Math.min(...scored.map((each) => each.points));
  figure(`Observatory: ${scored.length} routes and answers, lowest ${lowest} points`);
  expect(scored.filter((each) => each.points < 130)).toEqual([]);
  expect(scored.filter(({ status }) => status >= 500)).toEqual([]);
});

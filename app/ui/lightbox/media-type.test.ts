import { expect, test } from "vitest";
import { mediaAt } from "./media-type.ts";

const PAGE = "https://casa.example/about";
const PLAYER_URL = "https://www.youtube-nocookie.com/embed/abcDEF_-123?autoplay=1&rel=0";

test.each([
  ["/pictures/a.webp", "image"],
  ["/pictures/a.JPG?v=2", "image"],
  ["film.mp4", "video"],
  // The type of these files is known only from a response.
  ["/media/7", "unknown"],
  ["/media/a.bin", "unknown"],
])("the type of %s is %s", (address, kind) => {
  expect(mediaAt(address, PAGE)).toEqual({ kind, address: new URL(address, PAGE).href });
});

test.each([
  "https://www.youtube.com/watch?v=abcDEF_-123",
  "https://m.youtube.com/watch?t=3&v=abcDEF_-123",
  "https://youtu.be/abcDEF_-123",
  "https://www.youtube.com/embed/abcDEF_-123",
  "https://www.youtube.com/shorts/abcDEF_-123",
  "https://www.youtube-nocookie.com/embed/abcDEF_-123",
])("%s is shown in a player that sets no cookie", (address) => {
  expect(mediaAt(address, PAGE)).toEqual({ kind: "player", address: PLAYER_URL });
});

test.each([
  ["another host", "https://elsewhere.example/a.jpg"],
  ["a host that only ends like the service", "https://notyoutube.com/watch?v=abcDEF_-123"],
  ["a video without an id", "https://www.youtube.com/watch"],
  ["an id that is too short", "https://youtu.be/abc"],
  ["an incomplete address", "https://"],
  ["a script", "javascript:alert(1)"],
])("%s cannot be shown", (_, address) => {
  expect(mediaAt(address, PAGE)).toEqual({ kind: "invalid" });
});

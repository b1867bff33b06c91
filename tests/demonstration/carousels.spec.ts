import { ONE_TO_THREE, testCarousels } from "#tests/support/carousel-slides.ts";
import { demoContent } from "./template.ts";

const resortContent = demoContent("template/resort");
const cityContent = demoContent("template/city-hotel");
const apartment = demoContent("template/apartment");

testCarousels({
  "/home2": [
    [resortContent.rooms.heading, undefined, ONE_TO_THREE],
    [resortContent.reviews.heading, 30, "320:1 991:1 992:2"],
  ],
  "/home4": [
    [cityContent.guests.heading, 40, "390:1 1280:1"],
    [cityContent.customers.heading, 20, "599:1 600:2 999:2 1000:3"],
    [
      cityContent.gallery.heading,
      undefined,
      "400:1.5 599:1.5 600:2 767:2 768:2.5 991:2.5 992:3.5 1199:3.5 1200:4.5",
    ],
  ],
  "/home5": [
    [apartment.rooms.heading, 20, "320:1 767:1 768:2 999:2 1000:3"],
    [apartment.reviews.heading, 20, ONE_TO_THREE],
  ],
});

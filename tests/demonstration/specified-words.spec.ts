import { expect, test } from "#tests/support/site.ts";

const WORDS_BY_PATH: Record<string, string[]> = {
  "/service_details": [
    "Breakfast 7.00 AM to 10.30 AM",
    "Lunch 1.00 PM to 2.30 PM",
    "Supper 6.00 PM to 7.00 PM",
    "Dinner 8.30 PM to 10.00 PM",
    ..."The Restaurant Center|Restaurant Rules|Dress Code|Terrace".split("|"),
  ],
  "/room": ["SPA & Parlor Center", "Gym Training Ground"],
  "/room_details": [
    ..."Check In|Check Out|Adult|Children|Rooms|House Rules|Children & Extra Beds".split("|"),
    "2 adulti e 1 bambino Wi-Fi gratuito Colazione Bagno privato",
    "9:00",
    "12:00",
  ],
  "/our_team": ["our team"],
  "/blog": ["Luxury Hotels Restaurants SPA Center Health Club Industrial Uncategories"],
  "/blog_details": ["Rules & Regulations", "REPLY"],
  "/home2": [
    "Exclusive agency",
    "SEE MORE TOUR",
    "58 Sq. Ft.",
    ..."Air Conditioner|Swimming Pool|Comfortable rooms".split("|"),
  ],
  "/home3": [
    "20% off Double Room",
    "25% off Couple Room",
    "25% off Family Room",
    ..."VIEW OFFER|OUR EVENTS|JOIN OUR MAILING LIST".split("|"),
  ],
  "/home4": [
    "About Us Activities Contact Us News & Blogs Checkout",
    "Accommodation Dine & Drink Spa & Leisure Services Our Location",
    ..."Terms of Use|Privacy Policy|Best Offer".split("|"),
    ..."Air-conditioned|Airport transfer|All inclusive|Under protection".split("|"),
  ],
  "/home5": ["Adults: 5", "Size: 95ft3", "$49 / Night"],
};

function wordsOf(html: string): string {
  return html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

test("the demonstration's pages say what the specification writes", async ({ request }) => {
  for (const [path, all] of Object.entries(WORDS_BY_PATH)) {
    const words = wordsOf(await (await request.get(path)).text());
    const missingWords = all.filter((one) => !words.includes(one));
    expect.soft(missingWords, path).toEqual([]);
  }
});

import { addressLine } from "#app/domain/map-links.ts";
import { contactForm } from "#tests/support/contact-form.ts";
import type { Locator } from "@playwright/test";
import { MAP_TOWNS, mapAround } from "#pictures/map-places.ts";
import { contact, expect, expectHref, house, open, rooms, test } from "#tests/support/site.ts";

const ADDRESS_LINE = addressLine(house.address);

test("the page says how to reach the house, and what is missing in the form", async ({ page }) => {
  await open(page, "/contatti");
  const block = page.getByRole("region", { name: "IN CONTATTO CON NOI" });
  await expect(block.getByText("CONTATTACI", { exact: true })).toBeVisible();
  await expectHref(block.getByRole("link", { name: house.phone }), /^tel:\+/);
  await expectHref(block.getByRole("link", { name: house.email }), `mailto:${house.email}`);
  await expect(block).toContainText(ADDRESS_LINE);
  await expect(block.getByRole("heading", { name: "METTITI IN CONTATTO" })).toBeVisible();

  const form = contactForm(page);
  for (const field of [form.name, form.email, form.message])
    await expect(field).toHaveAttribute("required", "");
  await expect(form.email).toHaveAttribute("type", "email");
  for (const { name, option } of rooms) {
    const subject = form.subject.getByRole("option", { name });
    await expect(subject).toHaveAttribute("value", `option${option}`);
  }
  const directions = page.getByRole("region", { name: contact.directions.heading });
  for (const { name, words } of contact.directions.ways) {
    await expect(directions.getByRole("heading", { name })).toBeVisible();
    await expect(directions).toContainText(words);
  }
  await expect(directions).toContainText("A14");
  await expect(directions).toContainText("al telefono");
  for (const [reason, field, values] of [
    ["without a name", "name", ["", "anna@posta.example", "Ciao"]],
    ["without an e-mail", "email", ["Anna", "", "Ciao"]],
    ["with half an e-mail", "email", ["Anna", "anna@", "Ciao"]],
    ["without a message", "message", ["Anna", "anna@posta.example", ""]],
  ] as const) {
    await form.name.fill(values[0]);
    await form.email.fill(values[1]);
    await form.message.fill(values[2]);
    await form.send.click();
    await expect(form[field], reason).toBeFocused();
    const words = await form[field].evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(words, reason).not.toBe("");
    await expect(form.ready).toHaveCount(0);
  }
});

test("the list of subjects opens to six rows on focus, then folds", async ({ page }) => {
  await open(page, "/contatti");
  const { subject, message } = contactForm(page);
  const size = () => subject.evaluate((select: HTMLSelectElement) => select.size);
  const top = () =>
    message.evaluate((field) => {
      const { top: start } = field.closest("form")!.getBoundingClientRect();
      return field.getBoundingClientRect().top - start;
    });
  const topBefore = await top();
  expect(await size()).toBeLessThanOrEqual(1);
  await subject.focus();
  await expect.poll(size).toBe(6);
  expect(await top()).toBe(topBefore);
  // The keyboard works as in every select: an arrow chooses, and the choice closes the list.
  await page.keyboard.press("ArrowDown");
  await expect(subject).toHaveValue("option1");
  await expect.poll(size).toBe(1);
  await page.keyboard.press("ArrowDown");
  await expect(subject).toHaveValue("option2");
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  await subject.focus();
  await expect.poll(size).toBe(6);
  await page.keyboard.press("Tab");
  await expect.poll(size).toBe(1);
  await expect(subject).toHaveValue("option2");
  await subject.click();
  await expect.poll(size).toBe(6);
  await subject.getByRole("option", { name: "Elegant Room" }).click();
  await expect(subject).toHaveValue("option1");
  await expect.poll(size).toBe(1);
});

/** Names on the map that overlap another name or the mark of a house in one of the towns, or leave the drawing. */
function namesInTheWay(section: Locator, layout: "wide" | "narrow"): Promise<string[]> {
  const maps = ["nowhere", ...MAP_TOWNS].map((town) => {
    const { spot, towns, land } = mapAround(town)[layout];
    const regionNames = land.map(({ name }) => contact.map.regions[name]);
    return { town, spot, names: [...towns.map(({ name }) => name), ...regionNames] };
  });
  return section.locator("svg:has(text):visible").evaluate((svg, towns) => {
    const box = svg.closest(".relative")!.getBoundingClientRect();
    const mapLabels = [...svg.querySelectorAll("text")].map((text) => ({
      name: text.textContent,
      at: text.getBoundingClientRect(),
    }));
    const circle = [...svg.querySelectorAll("circle")].at(-1)!;
    const ring = circle.parentElement!.appendChild(circle.cloneNode() as SVGCircleElement);
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const faults: string[] = [];
    for (const [index, { name, at }] of mapLabels.entries()) {
      if (at.left < box.left || at.right > box.right || at.top < box.top || at.bottom > box.bottom)
        faults.push(`${name} is cut`);
      for (const otherLabel of mapLabels.slice(index + 1))
        if (overlaps(at, otherLabel.at)) faults.push(`${name} and ${otherLabel.name}`);
    }
    for (const { town, spot, names: visible } of towns) {
      ring.setAttribute("cx", `${spot[0] * 100}%`);
      ring.setAttribute("cy", `${spot[1] * 100}%`);
      const mark = ring.getBoundingClientRect();
      for (const { name, at } of mapLabels)
        if (visible.includes(name) && overlaps(at, mark))
          faults.push(`${name} under ${town}'s mark`);
    }
    ring.remove();
    return faults;
  }, maps);
}

test.describe("the map", () => {
  test("is our own drawing until the guest requests Google's map", async ({ page, faults }) => {
    await page.route("https://www.google.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
    );
    await open(page, "/contatti#google");
    const section = page.getByRole("region", { name: contact.map.heading });
    await expect(section).toBeInViewport();
    await expect(section).toHaveAttribute("id", "google");
    const drawing = section.getByRole("img");
    await expect(drawing).toHaveAttribute("alt", /Val Vibrata/);
    await expect(section.getByText(contact.map.nearby)).toBeVisible();
    expect((await drawing.boundingBox())?.height).toBe(450);
    await expect(section).toContainText(contact.map.notice);
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(faults).toEqual([]);
    // Links open the place in the guest's own map app.
    for (const name of ["Google Maps", "Mappe di Apple"]) {
      const link = section.getByRole("link", { name });
      await expectHref(link, new RegExp(encodeURIComponent(ADDRESS_LINE.slice(0, 3))));
      await expect(link).toHaveAttribute("rel", "noopener");
    }

    await section.getByRole("button", { name: "mappa" }).click();
    const frame = page.getByTitle(contact.map.frame);
    await expect(frame).toBeFocused();
    await expect(frame).toHaveAttribute("loading", "lazy");
    expect((await frame.boundingBox())?.height).toBe(450);
    const address = new URL((await frame.getAttribute("src")) ?? "");
    expect(address.origin + address.pathname).toBe("https://www.google.com/maps");
    expect(address.searchParams.get("q")).toBe(ADDRESS_LINE);
    await expect.poll(() => faults).toEqual([`request: ${address.href}`]);
    faults.length = 0;
  });

  test("marks the house, and nothing covers its names, at any width", async ({ page }) => {
    await open(page, "/contatti");
    const section = page.getByRole("region", { name: contact.map.heading });
    for (const width of [320, 768, 1280, 1344, 1920]) {
      const shape = width < 1344 ? "narrow" : "wide";
      await page.setViewportSize({ width, height: 900 });
      const size = shape === "wide" ? ([1920, 450] as const) : ([800, 900] as const);
      const drawing = section.getByRole("img");
      await drawing.scrollIntoViewIfNeeded();
      const spot = contact.map.drawing[shape].spot;
      // Drawing and mark are cropped alike, so that their positions can be compared.
      const markOffset = async () => {
        const box = (await drawing.boundingBox())!;
        const mark = (await section.locator("svg:has(text):visible circle").boundingBox())!;
        const scale = Math.max(box.width / size[0], box.height / size[1]);
        const markX = box.x + (box.width - size[0] * scale) / 2 + spot[0] * size[0] * scale;
        const markY = box.y + spot[1] * size[1] * scale;
        return Math.hypot(mark.x + mark.width / 2 - markX, mark.y + mark.height / 2 - markY);
      };
      await expect.poll(markOffset, `${width} px`).toBeLessThan(2);
      const box = (await drawing.boundingBox())!;
      expect(await namesInTheWay(section, shape), `${width} px`).toEqual([]);
      // The button and the words are beside the drawing or below it.
      for (const words of [section.getByRole("button"), section.getByText(contact.map.notice)]) {
        const { x, y } = (await words.boundingBox())!;
        expect(x >= box.x + box.width || y >= box.y + box.height, `${width} px`).toBe(true);
      }
    }
  });

  test("is reached from the home page, also after a long scroll", async ({ page }) => {
    await open(page, "/");
    await page.getByRole("link", { name: "SCOPRI DOVE SIAMO" }).click();
    await expect(page).toHaveURL("/contatti#google");
    await expect(page.getByRole("button", { name: "mappa" })).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the map is the drawing, with links to map apps", async ({ page }) => {
    await page.goto("/contatti#google");
    const section = page.getByRole("region", { name: contact.map.heading });
    await expect(section).toBeInViewport();
    await expect(section.getByRole("button")).toHaveCount(0);
    await expect(section.getByRole("link", { name: "Google Maps" })).toBeVisible();
  });
});

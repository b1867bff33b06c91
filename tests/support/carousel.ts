import type { Locator, Page } from "@playwright/test";

/** By the role description too, because a section around the carousel may have the same name. */
export function carousel(page: Page, name: string): Locator {
  return page
    .locator("[aria-roledescription=carousel]")
    .and(page.getByLabel(name, { exact: true }));
}

/** The number of slides in a carousel's viewport, partial ones included, and the pixels between two of them. */
export async function measureSlides(box: Locator): Promise<{ slides: number; gap: number }> {
  return box.locator(".carousel-viewport").evaluate((row) => {
    const slide = row.querySelector(".carousel-slide")!;
    const slideBox = slide.getBoundingClientRect();
    const slideStyle = getComputedStyle(slide);
    const column = row.getAttribute("data-axis") === "y";
    const gap = parseFloat(column ? slideStyle.paddingBlockStart : slideStyle.paddingInlineStart);
    const slideCount = column
      ? (row.clientHeight + gap) / slideBox.height
      : (row.clientWidth + gap) / slideBox.width;
    return { slides: Math.round(slideCount * 10) / 10, gap };
  });
}

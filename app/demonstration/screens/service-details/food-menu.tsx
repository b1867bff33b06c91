import { useEffect, useState } from "react";
import { clsx } from "clsx";
import type { DemoContent } from "#app/demonstration/demo-content.ts";
import { Button } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";

type Dish = DemoContent<"template/menu">["items"][number];

/** The path of the dishes of content/template/menu.json; `demoFiles` (app/demonstration/content.ts) makes this file. */
const MENU_PATH = "/menu.json";

async function fetchMenu(): Promise<Dish[]> {
  const response = await fetch(MENU_PATH);
  if (!response.ok) throw new Error(`${MENU_PATH}: ${response.status}`);
  return (await response.json()) as Dish[];
}

type Category = Dish["category"];

function DishRow({ dish }: { dish: Dish }) {
  const { title, price, description, image } = dish;
  return (
    <li className="grid grid-cols-[6rem_1fr] items-center gap-5 border-b border-line py-5 sm:grid-cols-[7.5rem_1fr]">
      <Picture picture={image} sizes="120px" className="aspect-square w-full rounded-full" />
      <div className="grid gap-1">
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-2xl">
          <span>{title}</span>
          <span className="font-text text-lg font-semibold text-accent-text">${price}</span>
        </h3>
        <p className="text-quiet">{description}</p>
      </div>
    </li>
  );
}

export default function FoodMenu({ words }: { words: DemoContent<"template/restaurant">["menu"] }) {
  const [menu, setMenu] = useState<Dish[] | "failed">();
  const categories = Object.entries(words.categories) as [Category, string][];
  const [chosenCategory, setChosenCategory] = useState<Category>();
  const dishes = Array.isArray(menu) ? menu : [];
  const filteredDishes = chosenCategory
    ? dishes.filter(({ category }) => category === chosenCategory)
    : dishes;

  const loadMenu = () => void fetchMenu().then(setMenu, () => setMenu("failed"));
  useEffect(loadMenu, []);
  const retryLoading = () => {
    setMenu(undefined);
    loadMenu();
  };

  return (
    <Section id="food-menu" label={words.label} heading={words.heading} tone="sand">
      <div
        className="mb-8 flex flex-wrap gap-3 not-js:hidden"
        role="group"
        aria-labelledby="food-menu"
      >
        {categories.map(([category, label]) => (
          <Button
            key={category}
            aria-pressed={category === chosenCategory}
            onClick={() => setChosenCategory(category)}
            look={category === chosenCategory ? "solid" : "outline"}
          >
            {label}
          </Button>
        ))}
      </div>
      <p className="js:hidden">{words.noScript}</p>
      {/* The minimum height makes the page below move less when the list appears. */}
      <div className="min-h-60 not-js:hidden">
        <p role="status" className={clsx(Array.isArray(menu) && "sr-only")}>
          {menu === undefined && words.loading}
          {Array.isArray(menu) && `${filteredDishes.length} dishes`}
        </p>
        {menu === "failed" && (
          <div role="alert" className="grid justify-items-start gap-4">
            <p className="text-lg text-alert">{words.failed}</p>
            <Button onClick={retryLoading}>{words.again}</Button>
          </div>
        )}
        <ul className="grid border-t border-line empty:hidden lg:grid-cols-2 lg:gap-x-12">
          {filteredDishes.map((dish) => (
            <DishRow key={dish.title} dish={dish} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

import { useEffect, useState } from "react";
import type { Dish } from "#app/content/schemas/template/restaurant.ts";

/** Where the build writes content/template/menu.yaml. */
const ADDRESS = "/menu.json";

export type Menu = { state: "loading" | "failed" } | { state: "ready"; dishes: Dish[] };

/** Kept while the site is open: whoever comes back to the page asks for nothing. */
let kept: Dish[] | undefined;

async function fetchMenu(): Promise<Dish[]> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`);
  return (await answer.json()) as Dish[];
}

/** The dishes, asked for once; `retry` asks again after a failure. */
export function useMenu(): { menu: Menu; retry: () => void } {
  const [menu, setMenu] = useState<Menu>({ state: "loading" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let left = false;
    const load = async () => {
      try {
        kept ??= await fetchMenu();
        if (!left) setMenu({ state: "ready", dishes: kept });
      } catch {
        if (!left) setMenu({ state: "failed" });
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [round]);

  const retry = () => {
    setMenu({ state: "loading" });
    setRound(round + 1);
  };
  return { menu, retry };
}

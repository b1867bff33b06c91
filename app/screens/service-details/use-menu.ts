import { useEffect, useState } from "react";
import type { Dish } from "#app/content/schemas/template/restaurant.ts";

/** The build writes content/template/menu.yaml there. */
const ADDRESS = "/menu.json";

type Menu = { state: "loading" | "failed" } | { state: "ready"; dishes: Dish[] };

/** For as long as the site is open. */
let cache: Dish[] | undefined;

async function fetchMenu(): Promise<Dish[]> {
  const answer = await fetch(ADDRESS);
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`);
  return (await answer.json()) as Dish[];
}

/** The dishes, requested once; `retry` requests them again after a failure. */
export function useMenu(): { menu: Menu; retry: () => void } {
  const [menu, setMenu] = useState<Menu>({ state: "loading" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    let isUnmounted = false;
    const load = async () => {
      try {
        cache ??= await fetchMenu();
        if (!isUnmounted) setMenu({ state: "ready", dishes: cache });
      } catch {
        if (!isUnmounted) setMenu({ state: "failed" });
      }
    };
    void load();
    return () => {
      isUnmounted = true;
    };
  }, [round]);

  const retry = () => {
    setMenu({ state: "loading" });
    setRound(round + 1);
  };
  return { menu, retry };
}

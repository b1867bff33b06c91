import { type Count, LIMITS } from "#app/domain/party.ts";
import { Counter } from "#app/ui/counter.tsx";
import type { Enquiry } from "./use-enquiry.ts";

const WORDS: Record<Count, { label: string; add: string; remove: string }> = {
  rooms: { label: "Camere", add: "Aggiungi camera", remove: "Togli camera" },
  adults: { label: "Adulti", add: "Aggiungi adulto", remove: "Togli adulto" },
  children: { label: "Bambini", add: "Aggiungi bambino", remove: "Togli bambino" },
};

/** Counters for some of the party's numbers. */
export function PartyCounters({ enquiry, counts }: { enquiry: Enquiry; counts: Count[] }) {
  return counts.map((count) => (
    <Counter
      key={count}
      label={WORDS[count].label}
      value={enquiry.party[count]}
      limits={LIMITS[count]}
      words={WORDS[count]}
      onStep={(by) => enquiry.step(count, by)}
    />
  ));
}

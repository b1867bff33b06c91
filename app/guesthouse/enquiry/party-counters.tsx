import type { Count } from "#app/domain/party.ts";
import { LIMITS } from "#app/site/limits.ts";
import { Counter } from "#app/ui/counter.tsx";
import type { EnquiryForm } from "./use-enquiry-form.ts";

const WORDS: Record<Count, { label: string; add: string; remove: string }> = {
  rooms: { label: "Camere", add: "Aggiungi camera", remove: "Togli camera" },
  adults: { label: "Adulti", add: "Aggiungi adulto", remove: "Togli adulto" },
  children: { label: "Bambini", add: "Aggiungi bambino", remove: "Togli bambino" },
};

/** Counters for some of the party's numbers. */
export function PartyCounters({ form, counts }: { form: EnquiryForm; counts: Count[] }) {
  return counts.map((count) => (
    <Counter
      key={count}
      label={WORDS[count].label}
      value={form.party[count]}
      limits={LIMITS[count]}
      words={WORDS[count]}
      onStep={(by) => form.step(count, by)}
    />
  ));
}

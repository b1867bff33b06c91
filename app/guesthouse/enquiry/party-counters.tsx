import type { Count } from "#app/domain/party.ts";
import { useLimits, useWords } from "#app/site/house.ts";
import { Counter } from "#app/ui/counter.tsx";
import { AgeFields } from "./age-fields.tsx";
import type { Priced } from "./priced.ts";
import type { EnquiryForm } from "./use-enquiry-form.ts";

/** Counters for some of the party's numbers. */
export function PartyCounters({ form, counts }: { form: EnquiryForm; counts: Count[] }) {
  const words = useWords().enquiry;
  const limits = useLimits();
  return counts.map((count) => (
    <Counter
      key={count}
      label={words[count].label}
      value={form.party[count]}
      limits={limits[count]}
      words={words[count]}
      onStep={(by) => form.step(count, by)}
    />
  ));
}

/** Who comes: how many adults and children, and how old these are. */
export function GuestFields({ form, priced }: { form: EnquiryForm; priced: Priced }) {
  return (
    <>
      <PartyCounters form={form} counts={["adults", "children"]} />
      <AgeFields form={form} priced={priced} />
    </>
  );
}

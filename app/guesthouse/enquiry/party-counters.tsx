import type { Count } from "#app/domain/party.ts";
import { useLimits, useWords } from "#app/site/house.ts";
import { Counter } from "#app/ui/counter.tsx";
import { AgeFields } from "./age-fields.tsx";
import type { EnquiryPricing } from "./enquiry-pricing.ts";
import type { EnquiryForm } from "./enquiry-form.ts";

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

export function GuestFields({ form, pricing }: { form: EnquiryForm; pricing: EnquiryPricing }) {
  return (
    <>
      <PartyCounters form={form} counts={["adults", "children"]} />
      <AgeFields form={form} pricing={pricing} />
    </>
  );
}

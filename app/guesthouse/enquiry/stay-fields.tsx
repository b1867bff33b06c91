import { FIELDS } from "#app/domain/enquiry.ts";
import { earliestCheckOut, isDay } from "#app/domain/stay.ts";
import { useWords } from "#app/site/house.ts";
import { DateField } from "#app/ui/date-field.tsx";
import type { EnquiryForm } from "./enquiry-form.ts";

export function StayFields({ form, onTouch }: { form: EnquiryForm; onTouch: () => void }) {
  const words = useWords().enquiry;
  const { today, stay, setCheckIn, setCheckOut } = form;
  return (
    <>
      <DateField
        label={words.checkIn}
        name={FIELDS.checkIn}
        value={stay.checkIn}
        min={today || undefined}
        onChange={setCheckIn}
        onTouch={onTouch}
      />
      <DateField
        label={words.checkOut}
        name={FIELDS.checkOut}
        value={stay.checkOut}
        min={isDay(stay.checkIn) ? earliestCheckOut(stay.checkIn) : undefined}
        onChange={setCheckOut}
        onTouch={onTouch}
      />
    </>
  );
}

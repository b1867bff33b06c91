import { useDemoStay } from "#app/demonstration/sections/home/use-demo-stay.ts";
import { TextField } from "#app/ui/labelled-field.tsx";

export default function StayFields({ words }: { words: { checkIn: string; checkOut: string } }) {
  const { checkIn, checkOut } = useDemoStay();
  return (
    <>
      <TextField label={words.checkIn} type="date" required {...checkIn} />
      <TextField label={words.checkOut} type="date" required {...checkOut} />
    </>
  );
}

import { useState } from "react";
import { useNavigate } from "react-router";
import { useScreenPath } from "#app/paths/use-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { slashedDate } from "#app/domain/day-words.ts";
import { demoPriceWords, useDemoBooking } from "./use-demo-booking.ts";

/** The generic booking's button and its question. Yes leads home, with the success (booked-dialog.tsx). */
function ConfirmBooking() {
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const path = useScreenPath();
  const cancel = () => setAsking(false);
  return (
    <>
      <Button lang="en" className="w-full" onClick={() => setAsking(true)}>
        Confirm Booking
      </Button>
      <Dialog
        title="Are you sure? You booking this rooms?"
        lang="en"
        open={asking}
        onClose={cancel}
      >
        <p className="flex flex-wrap justify-center gap-3">
          <Button
            look="confirm"
            onClick={() => navigate(path("home"), { state: { booked: true } })}
          >
            Yes
          </Button>
          <Button look="cancel" onClick={cancel}>
            Cancel
          </Button>
        </p>
      </Dialog>
    </>
  );
}

type DemoBookingPanelProps = {
  /** The price of a night, unless the handover has one. */
  price: string;
  perNight: string;
  /** The language of the price's words. */
  lang?: string;
};

export function DemoBookingPanel({ price, perNight, lang }: DemoBookingPanelProps) {
  const { handover, booking } = useDemoBooking();
  const rows: [label: string, value: string][] = [
    ["Check In", booking.checkIn && slashedDate(booking.checkIn)],
    ["Check Out", booking.checkOut && slashedDate(booking.checkOut)],
    ["Adult", String(booking.adults)],
    ["Children", String(booking.children)],
    ["Rooms", String(booking.rooms)],
  ];
  return (
    <section
      aria-labelledby="booking"
      lang="en"
      className="grid gap-6 rounded-xs border border-line bg-raised p-6 shadow-[0_24px_60px_-24px_rgb(27_22_19/0.35)] sm:p-8"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="booking" className="title-card">
          Booking
        </h2>
        <p className="text-quiet" lang={lang}>
          <strong className="text-lg font-semibold text-ink">
            {demoPriceWords(handover.price ?? price)}
          </strong>{" "}
          {perNight}
        </p>
      </div>
      <dl className="border-t border-line">
        {rows.map(([label, value]) => (
          <div
            key={label}
            className="flex min-h-13 items-center justify-between border-b border-line"
          >
            <dt className="text-quiet">{label}</dt>
            <dd className="font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <ConfirmBooking />
    </section>
  );
}

import house from "#content/house.yaml";

/** When guests may come and must leave. */
export function ArrivalRules() {
  const { checkInFrom, checkOutBefore } = house.arrival;
  return (
    <section aria-labelledby="regole" className="max-w-[68ch]">
      <h2 id="regole" className="mb-4 title-card">
        Arrivo e partenza
      </h2>
      <ul className="grid gap-3 text-quiet">
        <li>
          Check-in dalle {checkInFrom}, a qualsiasi ora. Il check-in anticipato è possibile secondo
          disponibilità.
        </li>
        <li>Check-out entro le {checkOutBefore}.</li>
      </ul>
    </section>
  );
}

import { useRef } from "react";
import { roundButtonClass } from "./button.tsx";
import { Icon } from "./icon.tsx";

type CounterProps = {
  label: string;
  value: number;
  limits: { min: number; max: number };
  words: { add: string; remove: string };
  onStep: (step: 1 | -1) => void;
};

export function Counter({ label, value, limits, words, onStep }: CounterProps) {
  const removeButton = useRef<HTMLButtonElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const step = (by: 1 | -1) => {
    onStep(by);
    // At a limit the pressed button is disabled and loses the focus, so the opposite button gets the focus.
    if (value + by <= limits.min) addButton.current?.focus();
    if (value + by >= limits.max) removeButton.current?.focus();
  };

  return (
    <div
      role="group"
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-2"
    >
      <span className="font-medium">{label}</span>
      <span className="flex items-center gap-1 sm:gap-2">
        <button
          ref={removeButton}
          type="button"
          className={roundButtonClass()}
          aria-label={words.remove}
          disabled={value <= limits.min}
          onClick={() => step(-1)}
        >
          <Icon name="minus" />
        </button>
        <output
          aria-live="off"
          className="w-6 text-center text-lg font-semibold tabular-nums sm:w-8"
        >
          {value}
        </output>
        <button
          ref={addButton}
          type="button"
          className={roundButtonClass()}
          aria-label={words.add}
          disabled={value >= limits.max}
          onClick={() => step(1)}
        >
          <Icon name="plus" />
        </button>
      </span>
    </div>
  );
}

import { clsx } from "clsx";
import { LabelledField } from "./labelled-field.tsx";
import { useMediaQuery } from "./use-matches.ts";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";

type DateFieldProps = {
  label: string;
  name: string;
  value: string;
  min: string | undefined;
  onChange: (day: string) => void;
  /** Called on a press, to open a picker other than the browser's. */
  onPress?: (() => void) | undefined;
  /** The children replace the browser's calendar icon at the field's end. */
  children?: ReactNode;
};

/**
 * Firefox has no selector for its calendar icon, which has the text's colour. Therefore that colour is transparent,
 * the text is painted by the fill colour, and the field is wider by the width of the icon.
 */
const FIREFOX_ICON_HIDING_CLASS =
  "supports-[-moz-appearance:none]:w-[calc(100%+1.5rem)] supports-[-moz-appearance:none]:text-transparent supports-[-moz-appearance:none]:[-webkit-text-fill-color:var(--ink)]";

export function DateField(props: DateFieldProps) {
  const { label, name, value, min, onChange, onPress, children } = props;
  const id = useId();
  const inputElement = useRef<HTMLInputElement>(null);
  // On touch devices the focus alone would open the browser's picker, so there the field is read-only.
  const isTouchDevice = useMediaQuery("(pointer: coarse)");

  // A date that the guest entered before hydration is passed on as the guest's choice.
  const initialProps = useRef({ value, onChange });
  useLayoutEffect(() => {
    const enteredValue = inputElement.current?.value;
    if (enteredValue && enteredValue !== initialProps.current.value)
      initialProps.current.onChange(enteredValue);
  }, []);

  return (
    <LabelledField id={id} label={label} labelClass="text-sm whitespace-nowrap text-quiet">
      <div className="relative grid items-center">
        <input
          ref={inputElement}
          id={id}
          type="date"
          name={name}
          required
          // Without this attribute the browser would restore an old date as the guest's choice.
          autoComplete="off"
          value={value}
          min={min}
          // Without a maximum browsers accept years of six digits.
          max="9999-12-31"
          readOnly={onPress !== undefined && isTouchDevice}
          // The capture phase comes before Firefox opens its own picker.
          onClickCapture={
            onPress &&
            ((event) => {
              event.preventDefault();
              onPress();
            })
          }
          onChange={(event) => onChange(event.currentTarget.value)}
          className={clsx(
            "min-h-10 w-full min-w-0 appearance-none bg-transparent text-start font-semibold",
            "[&::-webkit-date-and-time-value]:text-start",
            onPress && ["[&::-webkit-calendar-picker-indicator]:hidden", FIREFOX_ICON_HIDING_CLASS],
            // Before hydration the icon is hidden, because the button of our calendar may take its place.
            "js:before-hydration:[&::-webkit-calendar-picker-indicator]:hidden",
          )}
        />
        {children}
      </div>
    </LabelledField>
  );
}

import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

/** The answers to a dialog's question: the words and attributes of yes, and a cancel that closes it. */
export function QuestionButtons(yes: Omit<ComponentProps<typeof Button>, "look">) {
  return (
    <p className="flex flex-wrap justify-center gap-3">
      <Button look="confirm" {...yes} />
      <Button look="cancel" data-closes="">
        Cancel
      </Button>
    </p>
  );
}

import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";

/** The buttons of a dialog's question: Yes, with the given words and attributes, and Cancel. */
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

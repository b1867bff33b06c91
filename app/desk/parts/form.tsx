import { createContext, type ReactNode, useContext } from "react";

/** The key of the page's forms: a form that is sent twice is done once (server/desk/web/form-posts.ts). */
export const FormKey = createContext("");

type FormProps = { action: string; className?: string; children: ReactNode };

export function Form({ action, className = "grid gap-5", children }: FormProps) {
  return (
    <form method="post" action={action} className={className} noValidate>
      <input type="hidden" name="chiave" value={useContext(FormKey)} />
      {children}
    </form>
  );
}

/** Values that a form sends without showing them. */
export function Hidden({ values }: { values: Record<string, string | undefined> }) {
  return Object.entries(values).map(
    ([name, value]) =>
      value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
}

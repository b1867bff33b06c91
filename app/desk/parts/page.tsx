import SHAPES from "@iconify-json/lucide/icons.json?desk";
import { Children, type ComponentProps, type ReactNode } from "react";
import { clsx } from "clsx";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { LineIcon } from "#app/ui/icon.tsx";
import type { DeskIconName } from "../icon-names.ts";
import { WARNING } from "../limits.ts";
import { useFrame } from "./frame.ts";

type PageProps = {
  title: string;
  /** A summary of the screen in one sentence. */
  status?: ReactNode;
  /** Shown instead of the notice about the result of the last form. */
  notice?: string | undefined;
  children?: ReactNode;
};

export function Page({ title, status, notice: ownNotice, children }: PageProps) {
  const frame = useFrame();
  const notice = ownNotice ?? frame.notice;
  return (
    <main
      id="contenuto"
      className="mx-auto grid w-full max-w-2xl grid-cols-[minmax(0,1fr)] content-start gap-8 px-5 py-8"
    >
      <title>{`${title} · Banco`}</title>
      <header className="grid gap-2">
        <h1 className="text-[2.25rem]">{title}</h1>
        {status && <p className="text-quiet">{status}</p>}
      </header>
      {notice && (notice.startsWith(WARNING) ? <Alert>{notice}</Alert> : <Notice>{notice}</Notice>)}
      {children}
    </main>
  );
}

/** The role "status" makes screen readers announce the notice when the page opens. */
function Notice({ children }: { children: string }) {
  return (
    <div role="status" className="flex gap-3 border-l-4 border-accent bg-sand px-4 py-3">
      <DeskIcon name="done" className="mt-1 size-5 shrink-0 text-accent-text" />
      <p className="whitespace-pre-line">{children}</p>
    </div>
  );
}

export function Alert({ lines, children }: { lines?: string[]; children?: ReactNode }) {
  return (
    <div role="alert" className="flex gap-3 border-l-4 border-alert bg-sand px-4 py-3">
      <DeskIcon name="alert" className="mt-1 size-5 shrink-0 text-alert" />
      <div className="grid gap-2 font-medium whitespace-pre-line">
        {lines?.map((line) => (
          <p key={line} className="break-words">
            {line}
          </p>
        ))}
        {children}
      </div>
    </div>
  );
}

export function BackLink({ href, label }: { href: string; label: string }) {
  return (
    <TextLink href={href} className="-mt-4 min-w-11 justify-self-start">
      {label}
    </TextLink>
  );
}

export function TextLink({ href, className, children }: ComponentProps<"a">) {
  return (
    <a
      href={href}
      className={clsx(
        "inline-flex min-h-11 items-center text-accent-text underline underline-offset-6",
        className,
      )}
    >
      {children}
    </a>
  );
}

type ButtonLinkProps = ComponentProps<"a"> & { look?: ButtonLook };

export function ButtonLink({ look = "outline", children, ...link }: ButtonLinkProps) {
  return (
    <a {...link} className={clsx(buttonClass({ look }), "justify-self-start")}>
      {children}
    </a>
  );
}

type RowLinkProps = { href: string; title: ReactNode; image?: ReactNode; children?: ReactNode };

export function RowLink({ href, title, image, children }: RowLinkProps) {
  return (
    <a href={href} className="flex min-h-14 items-center gap-4 py-3 hover:bg-sand">
      {image}
      <span className="grid flex-1 gap-0.5">
        <span className="font-semibold">{title}</span>
        {children && <span className="text-[0.9375rem] text-quiet">{children}</span>}
      </span>
      <DeskIcon name="next" className="size-5 shrink-0 text-accent-text" />
    </a>
  );
}

export function DividedList({ children }: { children: ReactNode }) {
  if (Children.count(children) === 0) return undefined;
  return (
    <ul className="grid divide-y divide-line border-y border-line">
      {Children.map(children, (row) => (
        <li>{row}</li>
      ))}
    </ul>
  );
}

type DeskIconProps = { name: DeskIconName; className?: string };

export function DeskIcon({ name, className = "size-5" }: DeskIconProps) {
  return <LineIcon shape={SHAPES[name]} strokeWidth={1.5} className={className} />;
}

/** The alternative text is empty, because a text beside the image says what the image shows. */
export function SmallImage({ address, className }: { address: string; className?: string }) {
  return (
    <img
      src={address}
      alt=""
      loading="lazy"
      width="360"
      height="270"
      className={clsx("aspect-4/3 h-auto bg-sand object-cover", className)}
    />
  );
}

export type LinkRow = {
  href: string;
  title: string;
  excerpt?: string;
  picture?: string | undefined;
};

/** If some rows have a picture, each row without a picture has an empty space of the same width. */
export function RowList({ rows }: { rows: LinkRow[] }) {
  const hasPictures = rows.some(({ picture }) => picture);
  return (
    <DividedList>
      {rows.map(({ href, title, excerpt, picture }) => (
        <RowLink
          key={`${href} ${title} ${excerpt}`}
          href={href}
          title={title}
          image={
            hasPictures &&
            (picture ? (
              <SmallImage address={picture} className="w-16 shrink-0" />
            ) : (
              <span className="w-16 shrink-0" />
            ))
          }
        >
          {excerpt}
        </RowLink>
      ))}
    </DividedList>
  );
}

type SectionProps = { title: string; help?: string | undefined; children: ReactNode };

export function Section({ title, help, children }: SectionProps) {
  return (
    <section className="grid gap-4">
      <h2 className="text-[1.625rem]">{title}</h2>
      {help && <p className="text-quiet">{help}</p>}
      {children}
    </section>
  );
}

export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-11 items-center font-semibold text-accent-text">
        {title}
      </summary>
      <div className="grid gap-4 pt-2 pb-6">{children}</div>
    </details>
  );
}

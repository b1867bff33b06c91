import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { Link } from "#app/client-state/link.tsx";
import { buttonClass, type ButtonLook } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type LinkProps = ComponentProps<typeof Link>;

export function ButtonLink({ look, className, ...link }: LinkProps & { look?: ButtonLook }) {
  return <Link {...link} className={clsx(buttonClass({ look }), className)} />;
}

type ArrowLinkProps = LinkProps & {
  /** Added to the link's accessible name, so that links with the same text have different names. */
  about?: string;
  children: string;
};

export function ArrowLink({ about, className, children, ...link }: ArrowLinkProps) {
  return (
    <Link
      {...link}
      aria-label={about && `${children}: ${about}`}
      className={clsx(
        "inline-flex min-h-11 items-center gap-2 font-semibold text-accent-text underline-offset-6 hover:underline",
        className,
      )}
    >
      {children}
      <Icon name="arrow" />
    </Link>
  );
}

export function CardTitle({
  to,
  className,
  children,
  ...heading
}: ComponentProps<"h3"> & { to: string }) {
  return (
    <h3 {...heading} className={clsx("title-card", className)}>
      <Link to={to} className="underline-offset-6 hover:underline">
        {children}
      </Link>
    </h3>
  );
}

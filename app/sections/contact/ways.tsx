import house from "#content/house.yaml";
import { phoneLink } from "#app/domain/chat-link.ts";
import { addressLine } from "#app/domain/place.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";

type Way = { icon: IconName; label: string; words: string; to?: string };

/** Phone, e-mail and address of the house, each under its label. */
export function ContactWays({ labels }: { labels: [phone: string, email: string, place: string] }) {
  const [phone, email, place] = labels;
  const ways: Way[] = [
    { icon: "phone", label: phone, words: house.phone, to: phoneLink(house.phone) },
    { icon: "mail", label: email, words: house.email, to: `mailto:${house.email}` },
    { icon: "pin", label: place, words: addressLine(house.address) },
  ];
  return (
    <address className="mt-10 border-t border-line not-italic">
      {ways.map(({ icon, label, words, to }) => (
        <p key={label} className="flex items-center gap-5 border-b border-line py-4">
          <Icon name={icon} className="size-6 shrink-0 text-accent-text" />
          <span className="grid min-w-0">
            <span className="text-sm text-quiet">{label}</span>
            {to ? (
              <a href={to} className="font-medium break-words underline-offset-4 hover:underline">
                {words}
              </a>
            ) : (
              <span className="font-medium">{words}</span>
            )}
          </span>
        </p>
      ))}
    </address>
  );
}

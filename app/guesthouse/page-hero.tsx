import { phoneLink } from "#app/domain/chat-link.ts";
import { useGuesthouse } from "#app/site/house.ts";
import { useEnquiry } from "#app/site/visit.ts";
import { usePhrases } from "#app/site/words.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";
import { ChatLink } from "./chat-link.tsx";

type PageHeroProps = { label: string; title: string; words?: string; picture: PictureData };

/** The picture an inner page opens with: its title, a line of words, and two ways to ask. */
export function PageHero({ label, title, words, picture }: PageHeroProps) {
  const { house, words: all } = useGuesthouse();
  const { chat } = all.ask;
  const message = usePhrases().enquiryMessage(useEnquiry());
  return (
    <section className="relative grid min-h-[62svh] bg-night text-white lg:min-h-[30rem]">
      <Picture
        picture={picture}
        sizes="100vw"
        first
        alt=""
        className="absolute inset-0 size-full"
      />
      <div className="absolute inset-0 bg-linear-to-r from-night/75 via-night/40 to-night/10" />
      <div className="absolute inset-0 bg-linear-to-t from-night/75 via-night/15 to-night/45" />
      <div className="relative column grid content-end justify-items-start gap-5 pt-32 pb-12 lg:pb-16">
        <p className="label-rule">{label}</p>
        <h1 className="max-w-[16ch] title-hero">{title}</h1>
        {words && <p className="max-w-xl text-lg">{words}</p>}
        <p className="flex flex-wrap gap-3 pt-2">
          <ChatLink message={message} look="onPicture">
            {chat}
          </ChatLink>
          <a href={phoneLink(house.phone)} className={buttonClass({ look: "onPicture" })}>
            <Icon name="phone" />
            {house.phone}
          </a>
        </p>
      </div>
    </section>
  );
}

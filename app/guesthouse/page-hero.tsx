import { phoneLink } from "#app/domain/chat-link.ts";
import { useGuesthouse, usePhrases } from "#app/site/house.ts";
import { useEnquiry } from "#app/client-state/enquiry-store.ts";
import { buttonClass } from "#app/ui/button.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureData } from "#pictures/catalogue.ts";
import { ChatLink } from "./chat-link.tsx";

type PageHeroProps = { label: string; title: string; words?: string; picture: PictureData };

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
      <div className="absolute inset-0 hidden bg-linear-to-r from-night/85 via-night/60 via-45% to-night/0 lg:block" />
      <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-night/75 to-night/0 lg:h-36 lg:from-night" />
      {/* On phones only the ground of the text is dark, below the picture. */}
      <div className="relative mt-32 self-end bg-linear-to-b from-night/0 via-night/75 via-[5rem] to-night/90 pt-20 pb-12 lg:bg-none lg:pb-16">
        <div className="column grid justify-items-start gap-5">
          <p className="label-rule">{label}</p>
          <h1 className="max-w-[16ch] title-hero">{title}</h1>
          {words && <p className="max-w-xl text-lg">{words}</p>}
          {/* On phones the contact bar has both. */}
          <p className="flex flex-wrap gap-3 pt-2 tall:max-lg:hidden">
            <ChatLink message={message} look="onPicture">
              {chat}
            </ChatLink>
            <a href={phoneLink(house.phone)} className={buttonClass({ look: "onPicture" })}>
              <Icon name="phone" />
              {house.phone}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

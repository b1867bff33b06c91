import { Facilities } from "#app/demonstration/sections/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/demonstration/sections/home/newsletter.tsx";
import { Offers } from "#app/demonstration/sections/home/offers.tsx";
import { PostsSection } from "#app/demonstration/sections/post-card.tsx";
import { Testimonials } from "#app/demonstration/sections/testimonials.tsx";
import { type DemoContent, demoHomeOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { ApartmentHero } from "./hero.tsx";
import { useId } from "react";
import { Link } from "#app/client-state/link.tsx";
import { pathWithCard } from "#app/domain/booking-state.ts";
import {
  AppointmentDialogs,
  QUESTION_DIALOG_ID,
} from "#app/sections/demo-booking/demo-dialogs.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/labelled-field.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { Section, SectionFrame, SectionHeading } from "#app/ui/section.tsx";
import { housePath } from "#app/demonstration/paths.ts";
import { SLIDE_WORDS } from "#app/demonstration/words.ts";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { ButtonLink, CardTitle } from "#app/sections/links.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";
import { FooterContacts, FooterGallery, UsefulLinks } from "#app/demonstration/sections/footer.tsx";
import type { FrameContent } from "#app/demonstration/sections/frame.tsx";
import { DesignHeader } from "#app/demonstration/sections/header.tsx";
import { PlaceholderLink } from "#app/demonstration/sections/placeholder-link.tsx";

export const loader = (args: LoaderArgs) => demoHomeOf(args, "template/apartment");

type AppointmentProps = DemoContent<"template/apartment">["appointment"];

function Appointment({ picture, label, heading, words, ...form }: AppointmentProps) {
  const { name, email, topic, message, button } = form;
  const id = useId();
  return (
    <SectionFrame id={id} grid="gap-12 lg:grid-cols-[0.8fr_1fr] lg:gap-20">
      <Picture
        picture={picture}
        sizes="(min-width: 992px) 520px, 94vw"
        className="aspect-4/3 w-full rounded-2xl lg:aspect-auto lg:h-full"
      />
      <div>
        <SectionHeading {...{ id, label, heading, words }} />
        <form
          method="dialog"
          aria-labelledby={id}
          data-opens-on-submit={QUESTION_DIALOG_ID}
          className="grid gap-5 sm:grid-cols-2"
        >
          <TextField label={name} name="name" required autoComplete="name" />
          <TextField label={email} type="email" name="email" required autoComplete="email" />
          <TextField label={topic} name="topic" required className="sm:col-span-2" />
          <TextArea label={message} name="message" required rows={5} className="sm:col-span-2" />
          <Button type="submit" className="justify-self-start">
            {button}
          </Button>
        </form>
        <AppointmentDialogs />
      </div>
    </SectionFrame>
  );
}

type ApartmentRoomsProps = DemoContent<"template/apartment">["rooms"];

type ApartmentRoomProps = {
  room: DemoContent<"template/apartment">["rooms"]["items"][number];
  labels: Pick<ApartmentRoomsProps, "perNight" | "adults" | "size" | "button">;
};

function ApartmentRoom({ room, labels }: ApartmentRoomProps) {
  const { perNight, adults, size, button } = labels;
  const { name, words, price, picture } = room;
  const roomsPath = useScreenPath()("room");
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised">
      <Link to={roomsPath} tabIndex={-1} aria-hidden className="block overflow-hidden">
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw"
          alt=""
          className="aspect-4/3 w-full transition-transform duration-700 hover:scale-[1.03]"
        />
      </Link>
      <div className="flex grow flex-col gap-3 p-6 sm:p-7">
        <CardTitle to={roomsPath}>{name}</CardTitle>
        <p className="text-quiet">{words}</p>
        <p className="flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
          <span className="inline-flex items-center gap-2">
            <ContentIcon name="users" className="size-5 text-accent-text" />
            {adults}: {room.adults}
          </span>
          <span className="inline-flex items-center gap-2">
            <ContentIcon name="expand" className="size-5 text-accent-text" />
            {size}: {room.size}
          </span>
        </p>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-4 pt-3">
          <p className="text-quiet">
            <strong className="font-display text-2xl font-semibold text-ink">${price}</strong> /{" "}
            {perNight}
          </p>
          <ButtonLink
            to={pathWithCard(housePath("findRoom"), { title: name, price })}
            aria-label={`${button}: ${name}`}
          >
            {button}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

/** Slides per view: 1, 2 from 768 px, 3 from 1000 (docs/specification.md, section 9). */
function ApartmentRooms({ items, label, heading, ...labels }: ApartmentRoomsProps) {
  return (
    <Section label={label} heading={heading} tone="sand">
      <Carousel
        name={heading}
        layout="[--gap:20px] [--per-view:1] md:[--per-view:2] min-[1000px]:[--per-view:3]"
        words={SLIDE_WORDS}
        slides={items.map((room) => (
          <ApartmentRoom key={room.words} room={room} labels={labels} />
        ))}
      />
    </Section>
  );
}

type ApartmentFrameContent = Extract<FrameContent, { account: object }>;

type AccountLinksProps = Pick<ApartmentFrameContent, "account"> & { className: string };

/** Shows the account links, which lead nowhere (docs/specification.md, section 6). */
function AccountLinks({ account, className }: AccountLinksProps) {
  const { login, signUp, bookings, badge } = account;
  const linkClass = "inline-flex min-h-11 items-center gap-2 font-medium hover:text-accent";
  return (
    <p className={className}>
      <PlaceholderLink className={linkClass}>
        {bookings}
        <span className="grid size-6 place-items-center rounded-full bg-accent text-sm font-semibold text-on-accent">
          {badge}
        </span>
      </PlaceholderLink>
      <PlaceholderLink className={linkClass}>{login}</PlaceholderLink>
      <PlaceholderLink className={linkClass}>{signUp}</PlaceholderLink>
    </p>
  );
}

export function Header({ brand, account }: ApartmentFrameContent) {
  return (
    <DesignHeader
      brand={brand}
      solidAfter={120}
      menuClass="ms-auto"
      infoLine={
        <>
          <p>{brand.kind}</p>
          <AccountLinks account={account} className="flex gap-7" />
        </>
      }
    >
      <AccountLinks
        account={account}
        className="mt-4 flex flex-wrap gap-x-7 border-t border-white/25 px-4 pt-4"
      />
    </DesignHeader>
  );
}

export function Footer({ brand, footer, contacts }: FrameContent) {
  return (
    <div className="column grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.2fr_0.8fr_1.2fr_1fr]">
      <div className="grid content-start gap-5">
        <div className="brand-name text-3xl!">{brand.name}</div>
        <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
      </div>
      <UsefulLinks />
      <FooterContacts heading="Contact" contacts={contacts} />
      <FooterGallery heading="Gallery" pictures={footer.gallery} />
    </div>
  );
}

export default function ApartmentHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { offers, facilities, reviews, stories, newsletter } = home;
  return (
    <>
      <ApartmentHero {...home.hero} />
      <Facilities {...facilities} />
      <ApartmentRooms {...home.rooms} />
      <Appointment {...home.appointment} />
      <Offers {...offers} />
      <Testimonials {...reviews} />
      <PostsSection {...stories} blog={home.blog} firstIndex={2} />
      <DemoNewsletterStrip {...newsletter} look="centred" />
    </>
  );
}

import { Facilities } from "#app/demonstration/sections/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/demonstration/sections/home/newsletter.tsx";
import { Offers } from "#app/demonstration/sections/home/offers.tsx";
import { PostsSection } from "#app/demonstration/sections/post-card.tsx";
import { Testimonials } from "#app/demonstration/sections/testimonials.tsx";
import { VideoStill } from "#app/sections/video-still.tsx";
import { type DemoContent, demoHomeOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { housePath } from "#app/demonstration/paths.ts";
import { VIDEO_WORDS_EN } from "#app/demonstration/words.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Intro, Section, SectionFrame } from "#app/ui/section.tsx";
import { searchStripClass, StripField } from "#app/demonstration/sections/home/strip-field.tsx";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { ButtonLink } from "#app/sections/links.tsx";
import { ContentIcon } from "#app/ui/content-icon.tsx";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { FOLDED_GRID_PROPS, FoldedList } from "#app/sections/folded-list.tsx";
import { FooterContacts, FooterGallery, UsefulLinks } from "#app/demonstration/sections/footer.tsx";
import type { FrameContent } from "#app/demonstration/sections/frame.tsx";
import { DesignHeader } from "#app/demonstration/sections/header.tsx";

export const loader = (args: LoaderArgs) => demoHomeOf(args, "template/hostel");

type HostelContent = DemoContent<"template/hostel">;

/** The search has text fields, and a link that ignores the fields' values (docs/specification.md, section 5). */
function HostelSearch({ search }: Pick<HostelContent, "search">) {
  const { arrival, departure, adults, children, button, note } = search;
  const pathTo = useScreenPath();
  return (
    <div className="grid gap-4">
      <div className={searchStripClass("lg:grid-cols-[1fr_1fr_0.8fr_0.8fr_auto]")}>
        {[arrival, departure, adults, children].map((label) => (
          <StripField key={label} label={`${label} *`} type="text" required autoComplete="off" />
        ))}
        <ButtonLink to={pathTo("findRoom")} className="max-lg:mt-4 sm:max-lg:col-span-2">
          {button}
        </ButtonLink>
      </div>
      <p className="flex items-center gap-3 font-medium">
        <ContentIcon name="clock" className="size-5 shrink-0 text-accent-text" />
        {note}
      </p>
    </div>
  );
}

function HostelHero({ hero, search }: Pick<HostelContent, "hero" | "search">) {
  const { label, heading, words, link, picture } = hero;
  const pathTo = useScreenPath();
  return (
    <section className="relative">
      <div className="bg-night text-on-night">
        <div className="column grid gap-10 pt-32 pb-32 lg:grid-cols-[1fr_0.95fr] lg:items-center lg:gap-16 lg:pt-40 lg:pb-44">
          <div className="grid justify-items-start gap-6">
            <p className="label-rule text-accent">{label}</p>
            <h1 className="title-hero lg:text-[clamp(3.5rem,1rem+5vw,6rem)]">{heading}</h1>
            <p className="max-w-md text-lg text-on-night-quiet">{words}</p>
            <ButtonLink to={pathTo("about")}>{link}</ButtonLink>
          </div>
          <Picture
            picture={picture}
            sizes="(min-width: 992px) 560px, 94vw"
            isFirst
            className="aspect-4/3 w-full rounded-[2rem] lg:aspect-square"
          />
        </div>
      </div>
      <div className="relative column -mt-20">
        <HostelSearch search={search} />
      </div>
    </section>
  );
}

function HostelEvents({ items, link, ...heading }: HostelContent["events"]) {
  return (
    <Section
      {...heading}
      aside={
        <ButtonLink to={housePath("blog")} look="outline">
          {link}
        </ButtonLink>
      }
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {items.map(({ name, when, words, picture }) => (
          <li key={name}>
            <article className="relative grid h-full overflow-hidden rounded-card bg-night text-white">
              <Picture
                picture={picture}
                sizes="(min-width: 768px) 400px, 94vw"
                className="aspect-4/5 size-full"
              />
              <div className="absolute inset-0 bg-linear-to-t from-night via-night/60 via-40% to-night/0" />
              <p className="absolute top-5 left-5 rounded-full bg-accent px-4 py-1.5 text-sm font-semibold text-on-accent">
                {when}
              </p>
              <div className="absolute inset-x-0 bottom-0 grid gap-2 p-6">
                <h3 className="title-card">{name}</h3>
                <p className="text-on-night">{words}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type RoomsProps = HostelContent["rooms"];

type RoomPanelProps = Pick<RoomsProps, "perNight" | "link"> & { room: RoomsProps["items"][number] };

function RoomPanel({ room, perNight, link }: RoomPanelProps) {
  const { title, price, words, picture } = room;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card bg-raised">
      <Picture
        picture={picture}
        sizes="(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw"
        className="aspect-4/3 w-full"
      />
      <div className="flex grow flex-col gap-3 p-6">
        <div className="flex items-baseline justify-between gap-4">
          <h3 className="title-card">{title}</h3>
          <p className="whitespace-nowrap text-quiet">
            <strong className="font-display text-2xl text-ink">${price}</strong> / {perNight}
          </p>
        </div>
        <p className="text-quiet">{words}</p>
        <ButtonLink
          to={pathWithCard(housePath("roomDetails"), room)}
          aria-label={`${link}: ${title}`}
          className="mt-auto"
        >
          {link}
        </ButtonLink>
      </div>
    </article>
  );
}

function HostelRooms({ items, perNight, link, open, close, ...heading }: RoomsProps) {
  return (
    <Section {...heading} tone="sand">
      <FoldedList
        words={[open, close]}
        {...FOLDED_GRID_PROPS}
        items={items.map((room) => (
          <RoomPanel key={room.title} room={room} perNight={perNight} link={link} />
        ))}
      />
    </Section>
  );
}

function HostelAbout({ picture, ...intro }: HostelContent["about"]) {
  return (
    <SectionFrame id="house" grid="items-center gap-12 lg:grid-cols-[1fr_1fr] lg:gap-20">
      <Intro id="house" {...intro} className="text-lg" />
      <Picture
        picture={picture}
        sizes="(min-width: 992px) 600px, 94vw"
        className="aspect-4/3 w-full rounded-[2rem]"
      />
    </SectionFrame>
  );
}

export function Header({ brand }: FrameContent) {
  return <DesignHeader brand={brand} isFloating />;
}

export function Footer({ brand, footer, contacts }: FrameContent) {
  return (
    <div className="column grid gap-12 py-16 md:grid-cols-2 lg:grid-cols-[1.3fr_1fr_0.8fr_1fr]">
      <div className="grid content-start gap-5">
        <div className="brand-name text-4xl! text-accent">{brand.name}</div>
        <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
      </div>
      <FooterContacts heading="Find us" contacts={contacts} />
      <UsefulLinks />
      <FooterGallery heading="On the wall" pictures={footer.gallery} />
    </div>
  );
}

export default function HostelHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { facilities, offers, film, reviews, stories, newsletter } = home;
  return (
    <>
      <HostelHero hero={home.hero} search={home.search} />
      <HostelAbout {...home.about} />
      <Facilities {...facilities} tone="sand" />
      <HostelEvents {...home.events} />
      <HostelRooms {...home.rooms} />
      <Section label={film.label} heading={film.heading}>
        <div className="overflow-hidden rounded-[2rem]">
          <VideoStill
            {...film.video}
            sizes="(min-width: 1400px) 1240px, 94vw"
            words={VIDEO_WORDS_EN}
          />
        </div>
      </Section>
      <Offers {...offers} link={{ label: "VIEW OFFER", to: housePath("pricing") }} />
      <Testimonials
        {...reviews}
        layout="[--gap:24px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
      />
      <PostsSection {...stories} blog={home.blog} firstIndex={3} />
      <DemoNewsletterStrip {...newsletter} />
    </>
  );
}

import { Facilities } from "#app/demonstration/sections/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/demonstration/sections/home/newsletter.tsx";
import { Offers } from "#app/demonstration/sections/home/offers.tsx";
import { PictureWall } from "#app/demonstration/sections/home/picture-wall.tsx";
import { PostsSection } from "#app/demonstration/sections/post-card.tsx";
import { Testimonials } from "#app/demonstration/sections/testimonials.tsx";
import { type DemoContent, demoHomeOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { slideDotsRenderer } from "#app/demonstration/sections/slide-buttons.tsx";
import { CoverPicture, Picture } from "#app/ui/picture.tsx";
import { ButtonLink } from "#app/sections/links.tsx";
import { Intro, Section, SectionFrame } from "#app/ui/section.tsx";
import { Island } from "#app/render/island.tsx";
import SearchStrip from "#app/demonstration/sections/home/search-strip.tsx";
import { TemplateRoomCard } from "#app/demonstration/sections/room-card.tsx";
import { SLIDE_WORDS } from "#app/demonstration/words.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { FooterContacts, FooterGallery, UsefulLinks } from "#app/demonstration/sections/footer.tsx";
import type { FrameContent } from "#app/demonstration/sections/frame.tsx";
import { DesignHeader } from "#app/demonstration/sections/header.tsx";

export const loader = (args: LoaderArgs) => demoHomeOf(args, "template/resort");

type ResortContent = DemoContent<"template/resort">;

function ResortHero({ hero, search }: Pick<ResortContent, "hero" | "search">) {
  const { label, heading, words, picture } = hero;
  return (
    <section className="relative">
      <div className="relative grid min-h-[88svh] bg-night text-white">
        <CoverPicture picture={picture} />
        <div className="absolute inset-0 bg-linear-to-t from-night/70 via-night/30 to-night/60" />
        <div className="relative column grid content-center justify-items-center gap-6 pt-32 pb-40 text-center">
          <p className="label-rule text-white">{label}</p>
          <h1 className="max-w-[16ch] title-hero">{heading}</h1>
          <p className="max-w-md text-lg">{words}</p>
        </div>
      </div>
      <div className="relative column -mt-24">
        <Island
          name="search-strip"
          component={SearchStrip}
          props={{
            ...search,
            className: "lg:grid-cols-[1fr_1fr_0.7fr_0.7fr_auto]",
            buttonClass: "max-lg:mt-4 sm:max-lg:col-span-2",
          }}
          when="load"
        />
      </div>
    </section>
  );
}

function ResortRooms({ items, perNight, ...heading }: ResortContent["rooms"]) {
  return (
    <Section {...heading} tone="sand">
      <Carousel
        name={heading.heading}
        layout="[--gap:24px] [--per-view:1] md:[--per-view:2] lg:[--per-view:3]"
        words={SLIDE_WORDS}
        slides={items.map((room) => (
          <TemplateRoomCard key={room.title} room={room} perNight={perNight}>
            <p className="text-sm font-semibold text-accent-text">{room.view}</p>
            <dl className="grid grid-cols-3 border-y border-line py-3 text-sm">
              {room.facts.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-quiet">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </TemplateRoomCard>
        ))}
      />
    </Section>
  );
}

function ResortIntro({ link, picture, figure, ...intro }: ResortContent["intro"]) {
  const pathTo = useScreenPath();
  return (
    <SectionFrame id="agency" grid="items-center gap-12 lg:grid-cols-[0.85fr_1fr] lg:gap-24">
      <div className="relative pe-10 pb-10">
        <Picture
          picture={picture}
          sizes="(min-width: 992px) 500px, 90vw"
          className="aspect-4/5 w-full max-lg:aspect-4/3"
        />
        <p className="absolute right-0 bottom-0 max-w-48 bg-night p-6 text-on-night">
          <span className="block font-display text-5xl text-accent">{figure.figure}</span>
          {figure.words}
        </p>
      </div>
      <Intro id="agency" {...intro}>
        <ButtonLink to={pathTo("services")} className="mt-9">
          {link}
        </ButtonLink>
      </Intro>
    </SectionFrame>
  );
}

export function Header({ brand }: FrameContent) {
  return <DesignHeader brand={brand} isBrandCentred />;
}

export function Footer({ brand, footer, contacts }: FrameContent) {
  return (
    <>
      <div className="column grid justify-items-center gap-4 pt-16 text-center">
        <div className="brand-name text-[clamp(1.75rem,8vw,3rem)]! text-accent">{brand.name}</div>
        <p className="max-w-md text-on-night-quiet">{footer.words}</p>
      </div>
      <div className="column grid gap-12 py-14 md:grid-cols-2 lg:grid-cols-3">
        <FooterContacts heading="Contact" contacts={contacts} />
        <UsefulLinks />
        <FooterGallery heading="Gallery" pictures={footer.gallery} />
      </div>
    </>
  );
}

export default function ResortHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { facilities, offers, places, reviews, stories, newsletter } = home;
  return (
    <>
      <ResortHero hero={home.hero} search={home.search} />
      <ResortIntro {...home.intro} />
      <Facilities {...facilities} tone="sand" grid="gap-10 md:grid-cols-3 md:gap-8" />
      <Section label={places.label} heading={places.heading} words={places.words}>
        <PictureWall
          items={places.items}
          sizes="(min-width: 992px) 620px, 94vw"
          className="gap-4 *:aspect-4/3 lg:grid-cols-2 lg:grid-rows-2 lg:*:aspect-auto lg:*:first:row-span-2 lg:[&>li]:min-h-72"
        />
      </Section>
      <ResortRooms {...home.rooms} />
      <Offers {...offers} isOver />
      <Testimonials
        {...reviews}
        layout="[--gap:30px] [--per-view:1] lg:[--per-view:2]"
        look="bare"
        foot={slideDotsRenderer(reviews.items.length, "mt-8 justify-center")}
      />
      <PostsSection {...stories} blog={home.blog} firstIndex={0} />
      <DemoNewsletterStrip {...newsletter} look="centred" />
    </>
  );
}

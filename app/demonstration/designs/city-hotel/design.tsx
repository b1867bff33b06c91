import { Testimonials } from "#app/demonstration/sections/testimonials.tsx";
import { Section } from "#app/ui/section.tsx";
import { FOLDED_GRID_PROPS, FoldedList } from "#app/sections/folded-list.tsx";
import { Facilities } from "#app/demonstration/sections/home/facilities.tsx";
import { DemoNewsletterStrip } from "#app/demonstration/sections/home/newsletter.tsx";
import { PostCard, PostsSection, POST_SIZES } from "#app/demonstration/sections/post-card.tsx";
import { type DemoContent, demoHomeOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import {
  CityAbout,
  CityGuestReviews,
  CityHero,
  CityServices,
  CityAlbum,
  CityFilm,
  CityGallery,
  CityOffer,
  CityYears,
} from "./sections.tsx";
import { type ReactNode, useId } from "react";
import { ENQUIRY_FIELDS } from "#app/domain/enquiry.ts";
import { Island } from "#app/render/island.tsx";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { Button } from "#app/ui/button.tsx";
import { GrowingSelect } from "#app/ui/growing-select.tsx";
import { LabelledField } from "#app/ui/labelled-field.tsx";
import StayFields from "./stay-fields.tsx";
import { FooterContacts, FooterGallery, FooterLinks } from "#app/demonstration/sections/footer.tsx";
import type { FrameContent } from "#app/demonstration/sections/frame.tsx";
import { DesignHeader } from "#app/demonstration/sections/header.tsx";

export const loader = (args: LoaderArgs) => demoHomeOf(args, "template/city-hotel");

/** The numbers of guests to choose from (docs/specification.md, section 9). */
const GUEST_COUNTS = ["1", "2", "3", "4"];

function selectOptions(placeholder: string, choices: string[]) {
  return [
    { value: "", label: placeholder, disabled: true },
    ...choices.map((value) => ({ value, label: value })),
  ];
}

function CityAvailability(words: DemoContent<"template/city-hotel">["availability"]) {
  const pathTo = useScreenPath();
  const id = useId();

  const renderSelect = (name: string, label: string, choices: string[]): ReactNode => (
    <LabelledField id={id + name} label={label}>
      <GrowingSelect id={id + name} name={name} required options={selectOptions(label, choices)} />
    </LabelledField>
  );

  return (
    <section aria-labelledby={`${id}heading`} className="bg-night py-16 text-on-night lg:py-20">
      <div className="column grid gap-10 lg:grid-cols-[0.6fr_1fr] lg:gap-20" data-reveal="1000">
        <div className="grid content-start gap-4">
          <h2 id={`${id}heading`} className="title-section">
            {words.heading}
          </h2>
          <p className="text-lg text-on-night-quiet">{words.words}</p>
        </div>
        <form action={pathTo("findRoom")} className="grid gap-5 sm:grid-cols-2">
          <Island
            name="stay-fields"
            component={StayFields}
            props={{ words: { checkIn: words.checkIn, checkOut: words.checkOut } }}
          />
          {renderSelect(ENQUIRY_FIELDS.adults, words.adults, GUEST_COUNTS)}
          {renderSelect(ENQUIRY_FIELDS.children, words.children, GUEST_COUNTS)}
          {renderSelect("location", words.location, words.locations)}
          <Button type="submit" className="self-end">
            {words.button}
          </Button>
        </form>
      </div>
    </section>
  );
}

type JournalProps = DemoContent<"template/city-hotel">["blogs"] & {
  blog: DemoContent<"template/blog">;
};

function JournalSection({ open, close, blog, ...heading }: JournalProps) {
  return (
    <Section {...heading} tone="sand">
      <FoldedList
        words={[open, close]}
        {...FOLDED_GRID_PROPS}
        items={blog.posts.map((post) => (
          <PostCard
            key={post.title}
            post={post}
            sizes={POST_SIZES}
            linkLabel={blog.readMore}
            hasExcerpt
          />
        ))}
      />
    </Section>
  );
}

export function Header({ brand, contacts }: FrameContent) {
  return (
    <DesignHeader
      brand={brand}
      infoLine={
        <>
          <p>{contacts.address}</p>
          <p>{contacts.phone}</p>
        </>
      }
    />
  );
}

export function Footer({ brand, footer, contacts }: FrameContent) {
  return (
    <>
      <div className="column flex flex-wrap items-end justify-between gap-8 border-b border-on-night/20 py-14">
        <div className="brand-name text-[clamp(3rem,9vw,7rem)]!">{brand.name}</div>
        <p className="max-w-xs text-on-night-quiet">{footer.words}</p>
      </div>
      <div className="column grid gap-12 py-14 sm:grid-cols-2 lg:grid-cols-[1.3fr_0.8fr_0.8fr_1.1fr]">
        <FooterContacts heading="Contact" contacts={contacts} />
        <FooterLinks
          heading="Home"
          screens={{
            "About Us": "about",
            Activities: "services",
            "Contact Us": "contact",
            "News & Blogs": "blog",
            Checkout: "findRoom",
          }}
        />
        <FooterLinks
          heading="General"
          screens={{
            Accommodation: "room",
            "Dine & Drink": "serviceDetails",
            "Spa & Leisure": "services",
            Services: "services",
            "Our Location": "contact",
          }}
        />
        <FooterGallery heading="Instagram" pictures={footer.gallery} />
      </div>
    </>
  );
}

export default function CityHotelHome({ loaderData: home }: ScreenProps<typeof loader>) {
  const { features, news, newsletter } = home;
  return (
    <>
      <CityHero {...home.hero} />
      <CityAvailability {...home.availability} />
      <CityAbout {...home.about} />
      <CityServices {...home.services} />
      <CityGuestReviews {...home.guests} />
      <CityFilm {...home.film} />
      {/* Shows one slide at a time, two in windows from 600 px, three from 1000 px (docs/specification.md, section 9). */}
      <Testimonials
        {...home.customers}
        layout="[--gap:20px] [--per-view:1] min-[600px]:[--per-view:2] min-[1000px]:[--per-view:3]"
      />
      <PostsSection {...news} blog={home.blog} firstIndex={0} isTextOnly />
      <CityGallery {...home.gallery} />
      <CityYears {...home.years} />
      <Facilities {...features} />
      <CityOffer {...home.offer} />
      <JournalSection {...home.blogs} blog={home.blog} />
      <DemoNewsletterStrip {...newsletter} />
      <CityAlbum {...home.album} />
    </>
  );
}

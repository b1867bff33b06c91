import { ListSection } from "#app/sections/list-section.tsx";
import { TitleFromCard } from "#app/sections/demo-booking/title-from-card.tsx";
import { TagList } from "#app/demonstration/sections/tag-list.tsx";
import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraphs } from "#app/ui/section.tsx";
import { clsx } from "clsx";
import { useId } from "react";
import { Link } from "#app/client-state/link.tsx";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { PlaceholderLink } from "#app/demonstration/sections/placeholder-link.tsx";
import { useScreenPath } from "#app/demonstration/use-screen-path.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea, TextField } from "#app/ui/labelled-field.tsx";

export function loader(args: LoaderArgs) {
  const content = demoContentOf(args);
  const postContent = content["template/post"];
  const posts = [...content["template/blog"].posts, postContent.previous, postContent.next];
  return { ...postContent, cards: posts.map(({ title }) => ({ title })) };
}

function ShareLinks({ heading, items }: DemoContent<"template/post">["share"]) {
  return (
    <p className="flex items-center gap-2">
      <span className="me-1 text-sm text-quiet">{heading}</span>
      {items.map(({ label, name }) => (
        <PlaceholderLink
          key={label}
          accessibleName={`${label}: ${name}`}
          className="grid size-10 place-items-center rounded-full border border-line text-xs font-semibold transition-colors hover:border-accent hover:bg-accent hover:text-on-accent"
        >
          {label}
        </PlaceholderLink>
      ))}
    </p>
  );
}

type AdjacentPostsProps = Pick<DemoContent<"template/post">, "previous" | "next">;

function AdjacentPosts({ previous, next }: AdjacentPostsProps) {
  const pathTo = useScreenPath();
  return (
    <nav aria-label="More stories" className="grid gap-4 sm:grid-cols-2">
      {[previous, next].map(({ label, title }, index) => (
        <Link
          key={label}
          to={pathWithCard(pathTo("blogDetails"), { title })}
          className={clsx(
            "group grid content-start gap-2 border border-line bg-raised p-6",
            index === 1 && "sm:text-end",
          )}
        >
          <span className="text-sm text-quiet">{label}</span>
          <span className="font-display text-2xl/tight underline-offset-4 group-hover:underline">
            {title}
          </span>
        </Link>
      ))}
    </nav>
  );
}

/** "REPLY" is text, not a link, as in the template that the specification describes. */
function Comments({ heading, reply, items }: DemoContent<"template/post">["comments"]) {
  return (
    <section aria-labelledby="comments">
      <h2 id="comments" className="mb-6 title-card">
        <span className="lining-nums">{items.length}</span> {heading}
      </h2>
      <ul className="border-t border-line">
        {items.map(({ name, date, day, text, avatar }) => (
          <li
            key={name}
            className="grid grid-cols-[3.5rem_1fr] gap-5 border-b border-line py-7 sm:grid-cols-[4.5rem_1fr]"
          >
            <Picture picture={avatar} sizes="72px" className="aspect-square w-full rounded-full" />
            <article aria-label={`Comment by ${name}`} className="grid gap-2">
              <p className="flex flex-wrap items-baseline gap-x-4">
                <span className="font-semibold">{name}</span>
                <time dateTime={day} className="text-sm text-quiet">
                  {date}
                </time>
                <span className="ms-auto text-sm font-semibold text-accent-text">{reply}</span>
              </p>
              <p className="text-quiet">{text}</p>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The form neither validates nor sends anything; a note beside its button says so. */
function CommentForm({ words }: { words: DemoContent<"template/post">["form"] }) {
  const id = useId();
  return (
    <form
      aria-labelledby={`${id}heading`}
      data-sends-nothing=""
      // With this method the form sends nothing, even before hydration.
      method="dialog"
      className="grid gap-5 border-t border-accent bg-raised p-6 sm:p-9"
    >
      <h2 id={`${id}heading`} className="mb-1 title-card">
        {words.heading}
      </h2>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={words.name} autoComplete="name" />
        <TextField label={words.email} type="email" autoComplete="email" />
      </div>
      <TextField label={words.website} autoComplete="url" />
      <TextArea label={words.comment} rows={6} />
      <label className="flex items-start gap-3">
        <input type="checkbox" className="mt-1 size-5 shrink-0 accent-accent" />
        {words.save}
      </label>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button aria-disabled="true" aria-describedby={`${id}demo`}>
          {words.button}
        </Button>
        <p id={`${id}demo`} className="text-sm text-quiet">
          {words.demo}
        </p>
      </div>
    </form>
  );
}

export default function BlogDetailsScreen({ loaderData: post }: ScreenProps<typeof loader>) {
  const { cards, name, date, day, category, author, lead, body, picture, more, tags } = post;
  return (
    <div className="mx-auto grid w-[min(100%-2.5rem,48rem)] gap-16 rhythm">
      <article className="grid gap-10">
        <header className="grid gap-5">
          <p className="flex flex-wrap gap-x-4 text-sm">
            <span className="font-semibold text-accent-text">{category}</span>
            <time dateTime={day} className="text-quiet">
              {date}
            </time>
            <span className="text-quiet">By {author}</span>
          </p>
          <TitleFromCard cards={cards} ownTitle={name} className="title-section" />
          <p className="font-display text-[1.75rem]/snug">{lead}</p>
        </header>
        <Paragraphs words={body} className="-mt-4 text-quiet" />
        <Picture
          picture={picture}
          sizes="(min-width: 848px) 768px, 94vw"
          className="aspect-video w-full rounded-card"
        />
        <p className="text-quiet">{more}</p>
        <ListSection id="rules" {...post.rules} className="border-s-2 border-accent ps-6 sm:ps-8" />
        <footer className="flex flex-wrap items-center justify-between gap-6 border-y border-line py-6">
          <section aria-label={tags.heading}>
            <TagList tags={tags.items} />
          </section>
          <ShareLinks {...post.share} />
        </footer>
      </article>
      <AdjacentPosts {...post} />
      <Comments {...post.comments} />
      <CommentForm words={post.form} />
    </div>
  );
}

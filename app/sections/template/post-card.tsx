import { clsx } from "clsx";
import type { Post } from "#app/content/schemas/template/blog.ts";
import { SPECIFIED_LINKS } from "#app/paths/template-paths.ts";
import { ArrowLink } from "../links.tsx";
import { Picture } from "#app/ui/picture.tsx";

type PostCardProps = {
  post: Post;
  sizes: string;
  /** "Read More" */
  label: string;
  /** Without the picture, where the page shows it elsewhere. */
  bare?: boolean;
  /** With the excerpt and the author. */
  long?: boolean;
};

/** A story's card. Its link hands the title to the story's page. */
export function PostCard({ post, sizes, label, bare = false, long = false }: PostCardProps) {
  const { title, date, day, category, author, excerpt, picture } = post;
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-card bg-raised">
      {!bare && (
        <div className="overflow-hidden">
          <Picture picture={picture} sizes={sizes} zooms className="aspect-4/3 w-full" />
        </div>
      )}
      <div
        className={clsx(
          "flex grow flex-col gap-3 border-line p-6 sm:p-7",
          bare ? "border-t-2 border-t-accent bg-sand" : "rounded-b-card border-x border-b",
        )}
      >
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
          <time dateTime={day}>{date}</time>
          <span className="font-semibold text-accent-text">{category}</span>
        </p>
        <h3 className="text-2xl">{title}</h3>
        {long && (
          <p className="text-quiet">
            {excerpt} <span className="block pt-2 text-sm">By {author}</span>
          </p>
        )}
        <ArrowLink
          to={SPECIFIED_LINKS.readMore}
          state={{ title }}
          about={title}
          className="mt-auto self-start"
        >
          {label}
        </ArrowLink>
      </div>
    </article>
  );
}

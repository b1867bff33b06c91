import type { DemoContent } from "../demo-content.ts";
import { clsx } from "clsx";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { Section } from "#app/ui/section.tsx";
import { housePath } from "../paths.ts";
import { ArrowLink } from "#app/sections/links.tsx";
import { Picture } from "#app/ui/picture.tsx";

type BlogPost = DemoContent<"template/blog">["posts"][number];

const POST_COUNT = 3;

export const POST_SIZES = "(min-width: 992px) 400px, (min-width: 768px) 45vw, 94vw";

type PostsSectionProps = {
  label: string;
  heading: string;
  blog: DemoContent<"template/blog">;
  firstIndex: number;
  isTextOnly?: boolean;
};

export function PostsSection({ blog, firstIndex, isTextOnly, ...heading }: PostsSectionProps) {
  return (
    <Section {...heading}>
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {blog.posts.slice(firstIndex, firstIndex + POST_COUNT).map((post) => (
          <li key={post.title}>
            <PostCard {...{ post, isTextOnly }} sizes={POST_SIZES} linkLabel={blog.readMore} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type PostCardProps = {
  post: BlogPost;
  sizes: string;
  linkLabel: string;
  isTextOnly?: boolean | undefined;
  hasExcerpt?: boolean;
};

export function PostCard({ post, sizes, linkLabel, isTextOnly, hasExcerpt }: PostCardProps) {
  const { title, date, day, category, author, excerpt, picture } = post;
  return (
    <article className="group flex h-full flex-col overflow-hidden rounded-card bg-raised">
      {!isTextOnly && (
        <div className="overflow-hidden">
          <Picture picture={picture} sizes={sizes} isZoomable className="aspect-4/3 w-full" />
        </div>
      )}
      <div
        className={clsx(
          "flex grow flex-col gap-3 border-line p-6 sm:p-7",
          isTextOnly ? "border-t-2 border-t-accent bg-sand" : "rounded-b-card border-x border-b",
        )}
      >
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-quiet">
          <time dateTime={day}>{date}</time>
          <span className="font-semibold text-accent-text">{category}</span>
        </p>
        <h3 className="text-2xl">{title}</h3>
        {hasExcerpt && (
          <p className="text-quiet">
            {excerpt} <span className="block pt-2 text-sm">By {author}</span>
          </p>
        )}
        <ArrowLink
          to={pathWithCard(housePath("blogDetails"), { title })}
          about={title}
          className="mt-auto self-start"
        >
          {linkLabel}
        </ArrowLink>
      </div>
    </article>
  );
}

import { PostCard } from "#app/demonstration/sections/post-card.tsx";
import { type DemoContent, demoContentOf } from "#app/demonstration/demo-content.ts";
import type { LoaderArgs, ScreenProps } from "#app/site/site-context.ts";
import { SectionHeading } from "#app/ui/section.tsx";
import { clsx } from "clsx";
import { Link } from "#app/client-state/link.tsx";
import { pathWithCard } from "#app/domain/booking-state.ts";
import { roundButtonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TitledSection } from "#app/sections/list-section.tsx";
import { TagList } from "#app/demonstration/sections/tag-list.tsx";
import { housePath } from "#app/demonstration/paths.ts";
import { FIELD_CLASS } from "#app/ui/labelled-field.tsx";
import { Picture } from "#app/ui/picture.tsx";

export const loader = (args: LoaderArgs) => demoContentOf(args)["template/blog"];

/** The buttons of the template's pager are disabled, because there are no other pages. */
function Pager({ previous, next, pages }: DemoContent<"template/blog">["pager"]) {
  return (
    <nav aria-label="Pages" className="mt-14 flex justify-center gap-2">
      <button type="button" disabled aria-label={previous} className={roundButtonClass()}>
        <Icon name="previous" />
      </button>
      {Array.from({ length: pages }, (_, index) => (
        <button
          key={index}
          type="button"
          disabled
          aria-current={index === 0 ? "page" : undefined}
          className={clsx(
            "inline-grid size-12 place-items-center rounded-full border border-edge font-semibold",
            index === 0 ? "bg-accent text-on-accent" : "opacity-40",
          )}
        >
          {index + 1}
        </button>
      ))}
      <button type="button" disabled aria-label={next} className={roundButtonClass()}>
        <Icon name="next" />
      </button>
    </nav>
  );
}

type Blog = DemoContent<"template/blog">;

type SidebarProps = Blog["sidebar"] & Pick<Blog, "posts">;

const POPULAR_POST_COUNT = 3;

function Sidebar({ search, popular, categories, tags, posts }: SidebarProps) {
  return (
    <aside aria-label="More stories" className="grid content-start gap-12">
      <input
        type="search"
        disabled
        aria-label={search}
        placeholder={search}
        className={`${FIELD_CLASS} disabled:opacity-70`}
      />
      <TitledSection id="popular" heading={popular}>
        <ul className="border-t border-line">
          {posts.slice(0, POPULAR_POST_COUNT).map(({ title, date, day, picture }) => (
            <li key={title} className="border-b border-line">
              <Link
                to={pathWithCard(housePath("blogDetails"), { title })}
                className="group grid grid-cols-[5.5rem_1fr] items-center gap-4 py-4"
              >
                <Picture picture={picture} alt="" sizes="88px" className="aspect-square w-full" />
                <span className="grid gap-1">
                  <span className="leading-snug font-semibold underline-offset-4 group-hover:underline">
                    {title}
                  </span>
                  <time dateTime={day} className="text-sm text-quiet">
                    {date}
                  </time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="categories" heading={categories.heading}>
        <ul className="border-t border-line">
          {categories.items.map((category) => (
            <li key={category} className="border-b border-line py-3">
              {category}
            </li>
          ))}
        </ul>
      </TitledSection>
      <TitledSection id="tags" heading={tags.heading}>
        <TagList tags={tags.items} />
      </TitledSection>
    </aside>
  );
}

export default function BlogScreen({ loaderData: blog }: ScreenProps<typeof loader>) {
  const { label, heading, posts, readMore } = blog;
  return (
    <div className="column grid gap-14 rhythm lg:grid-cols-[1fr_20rem] lg:gap-16">
      <section aria-labelledby="posts" className="min-w-0">
        <SectionHeading id="posts" label={label} heading={heading} />
        <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2">
          {posts.map((post) => (
            <li key={post.title}>
              <PostCard
                post={post}
                linkLabel={readMore}
                hasExcerpt
                sizes="(min-width: 1280px) 420px, (min-width: 640px) 45vw, 94vw"
              />
            </li>
          ))}
        </ul>
        <Pager {...blog.pager} />
      </section>
      <Sidebar {...blog.sidebar} posts={posts} />
    </div>
  );
}

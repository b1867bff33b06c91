import blog from "#content/template/blog.yaml";
import { PostCard } from "#app/sections/template/post-card.tsx";
import type { ScreenHandle } from "#app/site/handle.ts";
import { templateHead } from "#app/site/template-head.ts";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Pager } from "./pager.tsx";
import { Sidebar } from "./sidebar.tsx";

export const meta = templateHead(blog.title);

export const handle: ScreenHandle = { banner: blog.banner };

export default function BlogScreen() {
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
                label={readMore}
                long
                sizes="(min-width: 1280px) 420px, (min-width: 640px) 45vw, 94vw"
              />
            </li>
          ))}
        </ul>
        <Pager />
      </section>
      <Sidebar />
    </div>
  );
}

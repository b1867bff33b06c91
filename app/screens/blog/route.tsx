import { PostCard } from "#app/sections/template/post-card.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { SectionHeading } from "#app/ui/section.tsx";
import { Pager, Sidebar } from "./sidebar.tsx";

export const loader = (args: LoaderArgs) => contentOf(args)["template/blog"];

export { templateHead as meta } from "#app/head/template-head.ts";

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
                label={readMore}
                long
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

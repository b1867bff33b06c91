import { Island } from "#app/render/island.tsx";
import { ListSection } from "#app/sections/list-section.tsx";
import { HandedTitle } from "#app/sections/template/handed-title.tsx";
import { TagList } from "#app/sections/template/tag-list.tsx";
import { contentOf, type LoaderArgs, type ScreenProps } from "#app/site/site-context.ts";
import { Picture } from "#app/ui/picture.tsx";
import { Paragraphs } from "#app/ui/section.tsx";
import { CommentForm, Comments, Neighbours, Share } from "./sections.tsx";

export function loader(args: LoaderArgs) {
  const content = contentOf(args);
  const postContent = content["template/post"];
  const stories = [...content["template/blog"].posts, postContent.previous, postContent.next];
  return { ...postContent, known: stories.map(({ title }) => ({ title })) };
}

export default function BlogDetailsScreen({ loaderData: post }: ScreenProps<typeof loader>) {
  const { known, name, date, day, category, author, lead, body, picture, more, tags } = post;
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
          <Island
            name="handed-title"
            component={HandedTitle}
            props={{ known, name, className: "title-section" }}
            when="load"
          />
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
          <Share {...post.share} />
        </footer>
      </article>
      <Neighbours {...post} />
      <Comments {...post.comments} />
      <CommentForm words={post.form} />
    </div>
  );
}

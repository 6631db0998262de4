import type { Author } from '#app/domain/article/article.ts';

/** Who wrote it, under the text. */
export function AuthorNote({ author }: { author: Author }) {
  return (
    <section className="mt-14 max-w-[40rem] border-t-3 border-ink pt-4" aria-labelledby="author">
      <p className="kicker text-accent">Written by</p>
      <h2 id="author" className="mt-1 text-title">
        {author.name}
      </h2>
      {author.bio && <p className="mt-1.5 text-soft">{author.bio}</p>}
    </section>
  );
}

import { Link } from 'react-router';
import type { Author } from '#app/domain/article/article.ts';

/** `to`: link to the author's other articles, if there is one. */
type AuthorNoteProps = { author: Author; to: string | undefined };

/** The author, below the text. */
export function AuthorNote({ author, to }: AuthorNoteProps) {
  return (
    <section className="mt-14 max-w-[40rem] border-t-3 border-ink pt-4" aria-labelledby="author">
      <p className="kicker text-accent">Written by</p>
      <h2 id="author" className="mt-1 text-title">
        {author.name}
      </h2>
      {author.bio && <p className="mt-1.5 text-soft">{author.bio}</p>}
      {to && (
        <Link
          prefetch="intent"
          className="link-quiet no-print inline-flex min-h-11 items-center text-sm"
          to={to}
        >
          All posts by {author.name}
        </Link>
      )}
    </section>
  );
}

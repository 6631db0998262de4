import { Link } from 'react-router';
import type { Blog } from '#app/domain/post/post.ts';

/** The authors, and the feeds. */
export function Authors({ authors }: Pick<Blog, 'authors'>) {
  return (
    <section className="mt-20" aria-labelledby="authors">
      <div className="rule-double">
        <h2 id="authors" className="pt-3 text-section">
          Who writes here
        </h2>
      </div>
      <ul className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {authors.map(({ slug, name, bio, count }) => (
          <li key={slug}>
            <h3 className="text-title">{name}</h3>
            <p className="mt-1 text-sm text-soft">{bio}</p>
            <Link
              prefetch="intent"
              className="link-quiet inline-flex min-h-11 items-center text-sm"
              to={`/blog?author=${slug}`}
            >
              <span>
                {count === 1 ? '1 post' : `${count} posts`}
                <span className="sr-only"> by {name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="no-print mt-10 border-t border-rule pt-4 text-sm text-soft">
        Read along in a feed reader:{' '}
        <a className="link-quiet" href="/blog/feed.xml">
          Atom
        </a>{' '}
        or{' '}
        <a className="link-quiet" href="/blog/feed.json">
          JSON Feed
        </a>
        .
      </p>
    </section>
  );
}

import type { SeedArticles } from './read-articles.ts';
import { toSql } from './sql-text.ts';

/** The SQL that inserts authors, guides and posts; their Markdown files are the source. */
export function writeArticles({ authors, guides, posts }: SeedArticles): string {
  const people = authors.map(({ slug, name, bio }) => row([slug, name, bio]));
  const guideRows = guides.map((guide) =>
    row([
      guide.slug,
      guide.title,
      guide.summary,
      guide.metro,
      guide.author,
      guide.body,
      midday(guide.published_at),
      midday(guide.updated_at),
    ]),
  );
  const postRows = posts.map((post) =>
    row([
      post.slug,
      post.title,
      post.summary,
      post.tags,
      post.author,
      post.body,
      midday(post.published_at),
      midday(post.updated_at),
    ]),
  );
  return [
    `insert into public.authors (slug, name, bio) values\n${people.join(',\n')}\non conflict do nothing;\n`,
    `insert into public.articles (kind, slug, title, summary, metro_id, author_id, body, status, published_at, created_at, updated_at)
select 'guide', g.slug, g.title, g.summary, m.id, a.id, g.body, 'published', g.published_at::timestamptz, g.published_at::timestamptz, g.updated_at::timestamptz
from (values
${guideRows.join(',\n')}
) as g (slug, title, summary, metro, author, body, published_at, updated_at)
join public.metros as m on m.slug = g.metro
join public.authors as a on a.slug = g.author
on conflict do nothing;
`,
    `insert into public.articles (kind, slug, title, summary, tags, author_id, body, status, published_at, created_at, updated_at)
select 'post', p.slug, p.title, p.summary, p.tags::text[], a.id, p.body, 'published', p.published_at::timestamptz, p.published_at::timestamptz, p.updated_at::timestamptz
from (values
${postRows.join(',\n')}
) as p (slug, title, summary, tags, author, body, published_at, updated_at)
join public.authors as a on a.slug = p.author
on conflict do nothing;
`,
  ].join('\n');
}

function row(values: (string | string[])[]): string {
  return `(${values.map(toSql).join(',')})`;
}

/** In UTC, so that the day is the same all over the United States. */
function midday(day: string): string {
  return `${day}T17:00:00Z`;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Blog, type BlogQuery, tagLabel } from '#app/domain/post/post.ts';
import * as t from '#app/messages/routes/blog.tsx';

type TagFilterProps = { tags: Blog['tags']; selected: BlogQuery };

/** All tags with their number of posts; the active one links to all posts. */
export function TagFilter({ tags, selected }: TagFilterProps) {
  if (tags.length === 0) return null;
  return (
    <nav className="no-print mt-6" aria-label={t.tagFilterLabel}>
      <ul className="flex flex-wrap gap-2">
        <li>
          <TagLink to="/blog" isSelected={!selected.tag && !selected.author}>
            {t.allPosts}
          </TagLink>
        </li>
        {tags.map(({ tag, count }) => (
          <li key={tag}>
            <TagLink to={`/blog?tag=${tag}`} isSelected={tag === selected.tag}>
              {tagLabel(tag)} <span className="tabular-nums opacity-75">{count}</span>
            </TagLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TagLinkProps = { to: string; isSelected: boolean; children: ReactNode };

function TagLink({ to, isSelected, children }: TagLinkProps) {
  const look = isSelected
    ? 'border-ink bg-ink text-paper forced-color-adjust-none forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
    : 'border-rule-strong hover:border-ink hover:text-accent';
  return (
    <Link
      prefetch="intent"
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-round border-[1.5px] px-4 text-sm font-medium ${look}`}
      to={to}
      aria-current={isSelected ? 'true' : undefined}
      preventScrollReset
      state={{ keepFocus: true }}
    >
      {children}
    </Link>
  );
}

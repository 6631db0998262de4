import { Link } from 'react-router';
import { Icon } from '#app/components/ui/icon.tsx';
import {
  type ArticleItem,
  articleStates,
  type ArticlesToEdit,
  describeGone,
} from '#app/domain/editorial/editorial.ts';
import type { ArticleFilter } from '#app/domain/editorial/editorial-calls.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import { readId, readText } from '#app/domain/search-params/search-params.ts';

export const kinds = [
  ['', 'Guides and posts'],
  ['guide', 'City guides'],
  ['post', 'Blog posts'],
] as const;

export const states = [
  ['', 'All'],
  ['draft', 'Drafts'],
  ['scheduled', 'Scheduled'],
  ['published', 'Published'],
  ['outdated', 'With a business no longer listed'],
] as const;

/** Parses the URL; invalid parts do not filter. */
export function parseArticlesQuery(params: URLSearchParams): ArticleFilter {
  const kind = findChoice(kinds, params.get('kind'));
  const state = findChoice(states, params.get('state'));
  const words = readText(params, 'q');
  const after = readId(params, 'after');
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(words && { words }),
    ...(after && { after }),
  };
}

/** Returns the URL of the page after an article. */
function toArticlesHref({ kind, state, words }: ArticleFilter, after: string): string {
  const given = { kind, state, q: words, after };
  const params = Object.entries(given).filter((pair): pair is [string, string] => !!pair[1]);
  return `?${new URLSearchParams(params)}`;
}

function findChoice<Value extends string>(
  choices: readonly (readonly [Value, string])[],
  value: string | null,
): Value | undefined {
  return choices.find(([choice]) => choice === value)?.[0];
}

type ArticleListProps = { page: ArticlesToEdit; filter: ArticleFilter };

/** Guides and posts with their state, and what is outdated in them. */
export function ArticleList({ page: { items, next }, filter }: ArticleListProps) {
  if (items.length === 0) return <p className="mt-8 text-soft">No matches.</p>;
  return (
    <>
      <ul className="mt-8 border-t border-ink">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      {next !== null && (
        <Link className="button-line mt-6" to={toArticlesHref(filter, next)}>
          Next
        </Link>
      )}
    </>
  );
}

function Item({ item }: { item: ArticleItem }) {
  const { kind, id, title, state, published_at, updated_at, author, gone } = item;
  return (
    <li className="grid grid-cols-1 items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 lg:grid-cols-[minmax(0,1fr)_16rem_15rem]">
      <div className="min-w-0 wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/dashboard/articles/${kind}/${id}`}>
          {title}
        </Link>
        <p className="text-sm text-soft">
          {kind === 'guide' ? 'City guide' : 'Blog post'} by {author}
        </p>
        {gone.map((listing) => (
          <p key={listing.slug} className="mt-1 flex items-baseline gap-2 text-sm font-semibold">
            <Icon name="alert" className="size-4 shrink-0 translate-y-0.5 text-soon" />
            {describeGone(listing)}
          </p>
        ))}
      </div>
      <p className="text-sm">
        {articleStates[state]}
        {state !== 'draft' && published_at !== null && (
          <>
            {' '}
            {state === 'scheduled' ? 'for' : 'on'} {formatLocalDate(published_at)}
          </>
        )}
      </p>
      <p className="text-sm text-soft">Changed on {formatLocalDate(updated_at)}</p>
    </li>
  );
}

import { Link, useNavigate } from 'react-router';
import type { Column, ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type ArticleFilter, findArticlesToEdit } from '#app/domain/editorial/editorial-calls.ts';
import {
  type ArticleItem,
  type ArticleKind,
  articleStates,
  describeGone,
} from '#app/domain/editorial/editorial.ts';
import { readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/articles';

const kindOptions = [
  ['', 'All'],
  ['guide', 'City guides'],
  ['post', 'Blog posts'],
] as const;

const stateOptions = [
  ['', 'All'],
  ['draft', 'Drafts'],
  ['scheduled', 'Scheduled'],
  ['published', 'Published'],
  ['outdated', 'With a business no longer listed'],
] as const;

/** Parses the URL; invalid parts do not filter. */
function parseArticlesQuery(params: URLSearchParams): ArticleFilter {
  const kind = findChoice(kindOptions, params.get('kind'));
  const state = findChoice(stateOptions, params.get('state'));
  const words = readTextParam(params, 'q');
  const after = readIdParam(params, 'after');
  return {
    ...(kind && { kind }),
    ...(state && { state }),
    ...(words && { words }),
    ...(after && { after }),
  };
}

function findChoice<Value extends string>(
  choices: readonly (readonly [Value, string])[],
  value: string | null,
): Value | undefined {
  return choices.find(([choice]) => choice === value)?.[0];
}

export const handle = { isPrivate: true, title: 'Articles' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const filter = parseArticlesQuery(url.searchParams);
  return { page: await settle(findArticlesToEdit(context.get(signedInContext), filter)) };
}

/** The list of guides and posts, and buttons to write new ones. */
export default function Articles({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <RecordList
      label="Find guides and posts"
      search={{ label: 'Title or address', hint: 'Or part of it' }}
      filters={filters}
      of={page.of}
      failed="We could not load the guides and posts."
      read={({ items, next }) => ({ rows: items, next })}
      keyOf={({ id }) => id}
      columns={columns}
      empty="No matches."
      tools={
        <>
          <NewButton kind="guide">Write a city guide</NewButton>
          <NewButton kind="post">Write a blog post</NewButton>
        </>
      }
    />
  );
}

/** A new text has its URL from the start, and exists once it is saved. */
function NewButton({ kind, children }: { kind: ArticleKind; children: string }) {
  const navigate = useNavigate();
  return (
    <button
      className="button-line"
      type="button"
      onClick={() => void navigate(`/dashboard/articles/${kind}/${crypto.randomUUID()}?new`)}
    >
      {children}
    </button>
  );
}

const filters: ListFilter[] = [
  { name: 'kind', label: 'Kind', options: kindOptions },
  { name: 'state', label: 'State', options: stateOptions },
];

const columns: Column<ArticleItem>[] = [
  {
    name: 'Title',
    cell: ({ kind, id, title, gone }) => (
      <>
        <Link className="link-quiet font-semibold" to={`/dashboard/articles/${kind}/${id}`}>
          {title}
        </Link>
        {gone.map((listing) => (
          <span key={listing.slug} className="block font-semibold text-soon">
            {describeGone(listing)}
          </span>
        ))}
      </>
    ),
  },
  { name: 'Kind', cell: ({ kind }) => (kind === 'guide' ? 'City guide' : 'Blog post') },
  { name: 'Author', cell: ({ author }) => author },
  {
    name: 'State',
    cell: ({ state, published_at }) => {
      if (state === 'draft' || published_at === null) return articleStates[state];
      const preposition = state === 'scheduled' ? 'for' : 'on';
      return `${articleStates[state]} ${preposition} ${formatLocalDate(published_at)}`;
    },
  },
  { name: 'Changed', cell: ({ updated_at }) => formatLocalDate(updated_at), isNarrow: true },
];

import { Form, Link, useLocation, useNavigate } from 'react-router';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { FilterButtons } from '#app/components/signed-in/screen-section.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { type ArticleFilter, findArticlesToEdit } from '#app/domain/editorial/editorial-calls.ts';
import {
  type ArticleItem,
  type ArticleKind,
  articleStates,
  type ArticlesToEdit,
  describeGone,
} from '#app/domain/editorial/editorial.ts';
import { readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import type { Route } from './+types/articles';

const kindOptions = [
  ['', 'Guides and posts'],
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

/** Returns the URL of the page after an article. */
function toArticlesHref({ kind, state, words }: ArticleFilter, after: string): string {
  const query = { kind, state, q: words, after };
  const params = Object.entries(query).filter((pair): pair is [string, string] => !!pair[1]);
  return `?${new URLSearchParams(params)}`;
}

function findChoice<Value extends string>(
  choices: readonly (readonly [Value, string])[],
  value: string | null,
): Value | undefined {
  return choices.find(([choice]) => choice === value)?.[0];
}

export const handle = { isPrivate: true, title: 'Guides and posts' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const filter = parseArticlesQuery(url.searchParams);
  return { page: await settle(findArticlesToEdit(context.get(signedInContext), filter)) };
}

/** The list of guides and posts, and buttons to write new ones. */
export default function Articles({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const filter = parseArticlesQuery(new URLSearchParams(search));
  return (
    <>
      <div className="mt-6 flex flex-wrap gap-3">
        <NewButton kind="guide">Write a city guide</NewButton>
        <NewButton kind="post">Write a blog post</NewButton>
      </div>
      <Filters key={search} filter={filter} />
      <ScreenPart of={loaderData.page.of} failed="We could not load the guides and posts.">
        {(page) => <ArticleList page={page} filter={filter} />}
      </ScreenPart>
    </>
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

function Filters({ filter: { kind, state, words } }: { filter: ArticleFilter }) {
  return (
    <Form className="mt-6 grid gap-4" method="get" aria-label="Find guides and posts" role="search">
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <TextField
          name="q"
          label="Title or address"
          autoComplete="off"
          hint="Or part of it"
          defaultValue={words}
        />
        <SelectField name="kind" label="Kind" options={kindOptions} defaultValue={kind} />
        <SelectField name="state" label="State" options={stateOptions} defaultValue={state} />
      </div>
      <FilterButtons />
    </Form>
  );
}

type ArticleListProps = { page: ArticlesToEdit; filter: ArticleFilter };

/** Guides and posts with their state, and what is outdated in them. */
function ArticleList({ page: { items, next }, filter }: ArticleListProps) {
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

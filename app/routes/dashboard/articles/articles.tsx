import { Form, Link, useLocation, useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { ArticleKind } from '#app/domain/editorial/editorial.ts';
import { type ArticleFilter, findArticlesToEdit } from '#app/domain/editorial/editorial-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/articles';
import { ArticleList, kinds, parseArticlesQuery, states } from './article-list.tsx';

export const handle = { isPrivate: true, title: 'Guides and posts' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

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
        <SelectField name="kind" label="Kind" options={kinds} defaultValue={kind} />
        <SelectField name="state" label="State" options={states} defaultValue={state} />
      </div>
      <div className="flex flex-wrap gap-3">
        <button className="button-solid" type="submit" disabled={!useHydrated()}>
          Apply
        </button>
        <Link className="button-line" to="?">
          Clear filters
        </Link>
      </div>
    </Form>
  );
}

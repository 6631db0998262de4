import { useState } from 'react';
import { Link, data, redirect } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { BeforeAndAfter, fieldLabels, nameEditor } from '#app/components/editing/show-value.tsx';
import { Breadcrumbs } from '#app/components/site/breadcrumbs.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { checkHistory } from '#app/domain/history/check-history.ts';
import { findHistory } from '#app/domain/history/history.server.ts';
import { type BusinessHistory, type HistoryRow, parsePage } from '#app/domain/history/history.ts';
import { formatLongDate, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business/history.tsx';
import type { Route } from './+types/history';

export const handle = {
  searchParams: ['before'],
  // Any number can be requested.
  isCacheable: (query) => !query.has('before'),
} satisfies ScreenHandle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const before = parsePage(url.searchParams.get('before'));
  const history = await findHistory(context.get(servicesContext), {
    idOrSlug: params.id,
    before,
  });
  if (history === null) throw data(null, { status: 404 });
  const path = `/business/${history.slug}/history`;
  if (url.pathname !== path) throw redirect(path + url.search, 301);
  return data({ history }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The public history of a listing: what changed and in which capacity, without names. */
export default function BusinessHistoryScreen({ loaderData: { history } }: Route.ComponentProps) {
  const { business_id, slug, name, city, state, changes, next } = history;
  return (
    <article className="shell pt-4 pb-14">
      <Breadcrumbs
        steps={[
          { to: '/', name: t.home },
          { to: `/business/${slug}`, name: `${name}, ${city}` },
        ]}
      />
      <PageHeading className="mt-6">{t.historyHeading({ name })}</PageHeading>
      <p className="mt-3 max-w-[62ch] text-lg">
        {t.historyText({ name, place: `${city}, ${state}` })}
      </p>
      <ol className="mt-8 max-w-3xl border-t border-ink">
        {changes.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </ol>
      {next !== null && (
        <Link className="button-line mt-6" to={`?before=${next}`}>
          {t.olderChanges}
        </Link>
      )}
      <Disclosure className="mt-8" title={t.verifyTitle} titleClass="font-medium">
        <p className="max-w-[62ch] text-soft">{t.verifyText}</p>
        <HistoryCheck businessId={business_id} slug={slug} />
        <ul className="mt-4 text-xs text-faint">
          {changes.map(({ number, hash }) => (
            <li key={number} className="wrap-anywhere">
              {t.rowNumber({ number })} · <code>{hash}</code>
            </li>
          ))}
        </ul>
      </Disclosure>
    </article>
  );
}

function Row({ row }: { row: HistoryRow }) {
  const { number, at, role, is_for_owner, field, before, after } = row;
  const owner = is_for_owner ? nameEditor('owner') : null;
  return (
    <li className="border-b border-rule py-4" id={`change-${number}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">
          {field === 'listing' ? t.addedToDirectory : fieldLabels[field]}
        </span>
        <span className="text-sm text-soft">
          {t.changedBy({
            editor: nameEditor(role, null, owner),
            date: <time dateTime={toDateTime(at)}>{formatLongDate(at)}</time>,
          })}
        </span>
      </p>
      {field !== 'listing' && <Values field={field} before={before} after={after} />}
    </li>
  );
}

type ValuesProps = Pick<HistoryRow, 'field' | 'before' | 'after'>;

function Values({ field, before, after }: ValuesProps) {
  if (before === null || after === null) {
    return <p className="mt-1 text-soft">{t.notPublicThen}</p>;
  }
  return <BeforeAndAfter field={field} before={JSON.parse(before)} after={JSON.parse(after)} />;
}

type HistoryCheckProps = { businessId: string; slug: string };

type State = 'idle' | 'running' | 'failed' | Awaited<ReturnType<typeof checkHistory>>;

/** Loads the whole history and verifies its hashes in the reader's browser. */
function HistoryCheck({ businessId, slug }: HistoryCheckProps) {
  const [state, setState] = useState<State>('idle');
  const isHydrated = useHydrated();

  async function check() {
    setState('running');
    setState(
      await readAll(slug).then(
        (rows) => checkHistory(businessId, rows),
        () => 'failed' as const,
      ),
    );
  }

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
      <button
        className="button-line"
        type="button"
        disabled={!isHydrated}
        aria-disabled={state === 'running' || undefined}
        onClick={() => void check()}
      >
        {t.checkHistory}
      </button>
      <a
        className="link-quiet inline-flex min-h-11 items-center"
        href={`/business/${slug}/history.json`}
      >
        {t.historyAsJson}
      </a>
      <p className="min-h-[1lh] basis-full wrap-anywhere" role="status">
        {describe(state)}
      </p>
    </div>
  );
}

function describe(state: State): string {
  if (state === 'idle') return '';
  if (state === 'running') return t.oneMoment;
  if (state === 'failed') return t.historyNotLoaded;
  if (!state.ok) return t.historyWrong({ number: state.wrongAt });
  return t.historyRight({ count: state.rows, newest: state.newest });
}

async function readAll(slug: string): Promise<HistoryRow[]> {
  const rows: HistoryRow[] = [];
  let query = '';
  for (;;) {
    const response = await fetch(`/business/${slug}/history.json${query}`);
    if (!response.ok) throw new Error(`The history answered ${response.status}`);
    const { changes, next } = await response.json<BusinessHistory>();
    rows.push(...changes);
    if (next === null) return rows;
    query = `?before=${next}`;
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { name, city, state, slug } = loaderData.history;
  return pageMeta({
    matches,
    title: t.historyTitle({ name, place: `${city}, ${state}` }),
    description: t.historyDescription({ name }),
    path: `/business/${slug}/history`,
    isThin: true,
  });
}

import { useState } from 'react';
import { data, Link, redirect, useNavigate } from 'react-router';
import { notifySaveFailure } from '#app/browser/saved/account-saves.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import { ListPager, PlaceList, PlaceNote } from '#app/components/saved/place-list.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { SlowNote } from '#app/components/ui/unsent-note.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import { copySavedList } from '#app/domain/saved/saved-calls.ts';
import { findSharedList } from '#app/domain/saved/saved.server.ts';
import {
  listPages,
  nameSavedList,
  readListPage,
  type SharedListPage,
} from '#app/domain/saved/saved.ts';
import * as t from '#app/messages/routes/saved.tsx';
import type { Route } from './+types/shared-list';

export const handle = {
  isPrivate: true,
  searchParams: ['page'],
  allowedValues: { page: listPages },
} satisfies ScreenHandle;

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = readListPage(url);
  const list = await findSharedList(context.get(servicesContext), params.id, page);
  if (list === null) throw data(null, { status: 404 });
  if (page > 1 && list.places.length === 0) throw redirect(`/lists/${list.id}`);
  return data({ list, page, renderedAt: Date.now() }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** A list that its owner shares by its link. */
export default function SharedList({
  loaderData: { list, page, renderedAt },
}: Route.ComponentProps) {
  const { status } = useSession();
  const path = `/lists/${list.id}`;
  return (
    <div className="shell min-h-svh max-w-4xl pt-10 pb-16">
      <p className="kicker text-accent">{t.sharedList}</p>
      <PageHeading className="mt-2">{nameSavedList(list)}</PageHeading>
      {list.author && (
        <p className="mt-3 text-soft">
          {t.byAuthor({
            author: (
              <Link className="link-quiet" to={`/people/${list.author.profile_id}`}>
                <bdi>{list.author.name}</bdi>
              </Link>
            ),
          })}
        </p>
      )}
      <div className="mt-4 mb-6 flex min-h-12 flex-wrap items-center gap-x-6 gap-y-2">
        {status === 'signed-in' ? (
          <CopyList list={list} />
        ) : (
          <Link className="link-quiet" to={toSignInHref(path)} rel="nofollow">
            {t.signInToCopy}
          </Link>
        )}
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to={toReportHref({ kind: 'list', id: list.id })}
        >
          {t.reportList}
        </Link>
      </div>
      {list.places.length === 0 ? (
        <p className="text-soft">{t.emptyList}</p>
      ) : (
        <PlaceList
          places={list.places}
          renderedAt={renderedAt}
          renderMore={({ note }) => <PlaceNote note={note} />}
        />
      )}
      <ListPager path={path} page={page} count={list.count} />
    </div>
  );
}

/** Copies a shared list into the signed-in person's lists and opens the copy. */
function CopyList({ list }: { list: SharedListPage }) {
  const [isCopying, setCopying] = useState(false);
  // Pressed again after a lost answer, it makes no second copy.
  const [copyId] = useState(() => crypto.randomUUID());
  const navigate = useNavigate();

  async function copy() {
    if (isCopying) return;
    setCopying(true);
    const outcome = await openSession()
      .then((db) => copySavedList({ db }, { listId: list.id, copyId, name: nameSavedList(list) }))
      // A toast has reported it.
      .catch(() => null);
    setCopying(false);
    if (outcome === null) return;
    if (!outcome.ok) return notifySaveFailure(outcome.reason);
    notify('listCopied');
    await navigate(`/dashboard/lists/${copyId}`);
  }

  return (
    <>
      <button
        className="button-line pending-button"
        type="button"
        aria-disabled={isCopying || undefined}
        onClick={() => void copy()}
      >
        {isCopying ? t.copying : t.copyList}
      </button>
      <SlowNote isSending={isCopying} hasInput={false} />
    </>
  );
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { list, page } = loaderData;
  const name = nameSavedList(list);
  const path = `/lists/${list.id}${page > 1 ? `?page=${page}` : ''}`;
  const description = t.listDescription({ name, count: list.count });
  return pageMeta({ matches, title: name, description, path, isThin: true });
}

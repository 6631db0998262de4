import { Link, useRevalidator } from 'react-router';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { findMessageThreads } from '#app/domain/message/message-calls.ts';
import type { MessageThreadLine } from '#app/domain/message/message.ts';
import { isMoment } from '#app/domain/search-params/search-params.ts';
import { formatAge, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/messages.tsx';
import type { Route } from './+types/messages';

export const handle = { isPrivate: true, title: t.title } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const given = url.searchParams.get('before') ?? '';
  const before = isMoment(given) ? given : null;
  const page = await findMessageThreads(context.get(signedInContext), before);
  return { page, before, now: new Date() };
}

/** The person's conversations as a visitor and as an owner, those with the newest message first. */
export default function Messages({ loaderData: { page, before, now } }: Route.ComponentProps) {
  const { userId } = useScreenSession().session;
  const { revalidate } = useRevalidator();
  useLiveRows(
    userId,
    () => void revalidate(),
    async (db) => JSON.stringify(await findMessageThreads({ db }, before)) !== JSON.stringify(page),
  );
  if (page.items.length === 0) {
    return (
      <EmptyState title={t.noMessages}>
        <p className="mt-2 max-w-[60ch]">{t.noMessagesText}</p>
      </EmptyState>
    );
  }
  return (
    <div className="mt-6 max-w-3xl">
      <ul className="border-t border-ink" aria-label={t.conversations}>
        {page.items.map((thread) => (
          <li key={thread.id} className="border-b border-rule">
            <ThreadLine thread={thread} now={now} />
          </li>
        ))}
      </ul>
      {page.next !== null && (
        <Link
          className="button-line mt-6"
          to={`?${new URLSearchParams({ before: page.next }).toString()}`}
        >
          {t.older}
        </Link>
      )}
    </div>
  );
}

function ThreadLine({ thread, now }: { thread: MessageThreadLine; now: Date }) {
  const { id, side, with: other, listing, last_at, is_unread, excerpt } = thread;
  return (
    <Link className="block rounded-control px-1 py-3 hover:bg-sunk" to={`/messages/${id}`}>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className={`wrap-anywhere ${is_unread ? 'font-bold' : 'font-semibold'}`}>
          {is_unread && <span className="text-accent">{t.isNew} </span>}
          <bdi>{other}</bdi>
          {side === 'business' && (
            <span className="font-normal text-soft">
              {' '}
              {t.toListing({ listing: <bdi>{listing.name}</bdi> })}
            </span>
          )}
        </span>
        <time className="text-sm text-faint" dateTime={toDateTime(last_at)}>
          {formatAge(last_at, now)}
        </time>
      </span>
      <span className="line-clamp-2 wrap-anywhere text-soft" dir="auto">
        {excerpt}
      </span>
      <span className="text-sm text-faint">{describeState(thread)}</span>
    </Link>
  );
}

function describeState({ side, last_side, is_read, is_held, blocked_by }: MessageThreadLine) {
  if (blocked_by !== null) return t.blocked;
  if (is_held) return t.awaitingReview;
  if (last_side === side) return is_read ? t.sentAndRead : t.sentNotRead;
  return side === 'business' ? t.notAnswered : t.answered;
}

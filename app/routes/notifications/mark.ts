import { countAgain } from '#app/browser/notifications/unread-store.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { markAllRead, markNotification } from '#app/domain/notification/mark-notifications.ts';

type Outcome = Awaited<ReturnType<typeof markAllRead>>;

/** Says of one thing that it was read, or was not after all; what fails is told by a toast. */
export async function mark(one: { id: string; isRead: boolean }): Promise<void> {
  const db = await openSession();
  await settle(markNotification({ db }, one));
}

/** Says the same of all that was told up to a moment. */
export async function markAll(until: string): Promise<void> {
  const db = await openSession();
  await settle(markAllRead({ db }, until));
}

async function settle(marking: Promise<Outcome>): Promise<void> {
  const outcome = await marking;
  if (!outcome.ok) notifyFailure('saveFailed', outcome.reason);
  // Without a socket nobody else would tell the bell.
  await countAgain();
}

import { countAgain } from '#app/browser/notifications/unread-store.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { markAllRead, markNotification } from '#app/domain/notification/mark-notifications.ts';

type Outcome = Awaited<ReturnType<typeof markAllRead>>;

/** Marks a notification as read or unread; reports failures by toast. */
export async function mark(one: { id: string; isRead: boolean }): Promise<void> {
  const db = await openSession();
  await settle(markNotification({ db }, one));
}

/** Marks all notifications up to a moment as read. */
export async function markAll(until: string): Promise<void> {
  const db = await openSession();
  await settle(markAllRead({ db }, until));
}

async function settle(marking: Promise<Outcome>): Promise<void> {
  const outcome = await marking;
  if (!outcome.ok) notifyFailure('saveFailed', outcome.reason);
  // Without a WebSocket, nothing else updates the bell.
  await countAgain();
}

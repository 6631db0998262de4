import { countUnread } from '#app/domain/notification/count-unread.ts';
import { openSession } from '../session/open-session.ts';

let count: number | null = null;
const listeners = new Set<() => void>();

/** How much of what they were told somebody has not read; null while that is not known. */
export const unreadStore = {
  get: () => count,
  getOnServer: () => null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Counts anew. Where that fails, what was known stays until the next time. */
export async function countAgain(): Promise<void> {
  const db = await openSession().catch(() => null);
  const found = db && (await countUnread({ db }).catch(() => null));
  if (found !== null) set(found);
}

/** Somebody else is here, or nobody. */
export function forgetCount() {
  set(null);
}

function set(next: number | null) {
  count = next;
  for (const listener of listeners) listener();
}

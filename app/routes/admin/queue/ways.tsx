import { type ReactNode, isValidElement, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { QueueFilter, QueueItem } from '#app/domain/admin-queue/admin-queue.ts';
import { describeOwn } from './decision.tsx';
import type { ItemToDecide, Outcomes } from './kinds/kind.ts';
import { toItemHref, toPageSearch } from './queue-query.ts';
import { notifyBlocked, ShortcutHelp, useShortcuts } from './shortcuts.tsx';
import { useUndoKey } from './undo-bar.tsx';

type Way = { list: string; next: string | null; previous: string | null };

/** Where the links beside an item lead: to its list, and to the items before and after it there. */
export function findWays(
  { next, previous }: QueueItem,
  filter: QueueFilter,
  after: string | null,
): Way {
  return {
    list: `/dashboard/queue${toPageSearch(filter, after)}`,
    next: next && toItemHref(next, filter, after),
    previous: previous && toItemHref(previous, filter, after),
  };
}

/** Why a key cannot decide: both, or only the one that approves. */
type Blocked = { approve?: string | undefined; refuse?: string | undefined };

/** Returns why keys cannot decide an item; nothing for those that can. */
export function findBlocked(
  item: QueueItem['item'],
  { decision, isWaiting }: ItemToDecide,
): Blocked {
  if (item === null || !isWaiting) {
    const decided = 'It is not awaiting review any more.';
    return { approve: decided, refuse: decided };
  }
  if (isValidElement(decision)) return {};
  const { own, obstacle } = decision;
  if (own !== null) return { approve: describeOwn(own), refuse: describeOwn(own) };
  return { approve: obstacle || undefined };
}

type WaysProps = Omit<Way, 'list'> & {
  /** Where it is decided. */
  decision: { current: HTMLElement | null };
  outcomes: Outcomes;
  blocked: Blocked;
  children: ReactNode;
};

/** Moves through the list by links and keys; `a` and `r` focus the decision. */
export function Ways({ next, previous, decision, outcomes, blocked, children }: WaysProps) {
  const navigate = useNavigate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const undoLast = useUndoKey();
  const find = (selector: string) => decision.current?.querySelector<HTMLElement>(selector);
  useShortcuts({
    j: () => (next ? void navigate(next) : notifyBlocked('This is the last item.')),
    k: () => (previous ? void navigate(previous) : notifyBlocked('This is the first item.')),
    a: () => {
      if (blocked.approve) return notifyBlocked(blocked.approve);
      find('form:has([value="approve"]) button')?.click();
      // Focuses the button instead of pressing it: an admin should see what the merge keeps.
      find('[form]')?.focus();
    },
    r: () => {
      if (blocked.refuse) return notifyBlocked(blocked.refuse);
      find('textarea, form:has([value="different"]) > button')?.focus();
    },
    z: undoLast,
    '?': () => setHelpOpen(true),
  });
  return (
    <nav className="flex flex-wrap items-center gap-x-6" aria-label="Items">
      {previous && (
        <Link className="link-quiet inline-flex min-h-11 items-center text-sm" to={previous}>
          Previous
        </Link>
      )}
      {next && (
        <Link className="link-quiet inline-flex min-h-11 items-center text-sm" to={next}>
          Next
        </Link>
      )}
      {children}
      <ShortcutHelp
        isOpen={isHelpOpen}
        outcomes={outcomes}
        onOpen={() => setHelpOpen(true)}
        onClose={() => setHelpOpen(false)}
      />
    </nav>
  );
}

import type { ReactElement, ReactNode } from 'react';
import type { signedInForms } from '#app/components/signed-in/signed-in-form.tsx';
import type { QueuedItem, QueueKind } from '#app/domain/admin-queue/admin-queue.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** An item, as its screen shows it. */
export type ItemToDecide = {
  /** Of the business; for a pair, of both. */
  name: string;
  /** "Awaiting review", "Approved" */
  status: string;
  isWaiting: boolean;
  /** Why it was rejected, and its label. */
  reason: string | null;
  reasonLabel?: string;
  /** Approve or refuse, for most kinds; or the kind's own form, also after the decision. */
  decision: ApproveOrRefuse | ReactElement;
  /** The buttons of the kind's own form, which are always in sight. */
  buttons?: ReactElement | undefined;
  facts: ReactNode;
  /** What to compare it with. */
  beside?: ReactNode;
  /** What names its outcomes once it is not in the queue any more. */
  about?: object;
};

/** One of the two ways in which an item is decided. */
export type Outcome = {
  /** On its button, its key and in bulk: "Suspend listing" */
  act: string;
  /** Once it is decided: "Listing suspended" */
  done: string;
  /** What it does: "The listing is suspended, and its owner is notified" */
  effect: string;
  /** Whether it takes down something that is public. */
  isRemoval?: boolean;
};

/** By the value of a decision: whether it lets the item through, or leaves public what was reported. */
export type Outcomes = { approve: Outcome; refuse: Outcome };

export type ApproveOrRefuse = {
  /** What the admin has seen; if it changes meanwhile, the decision is not made. */
  version: unknown;
  /** "claim or listing", if it belongs to the admin; null if they may decide. */
  own: string | null;
  /** Beside the button that approves: what that does. */
  approval?: ReactNode;
  /** Instead of that button: why it cannot be approved yet. */
  obstacle?: string | false;
  /** Who can read the reason for a refusal. */
  reasonHint: string;
};

/** What the queue shows of a kind; each kind is an object in this folder and a line in `kinds.ts`. */
export type KindOfItem<Kind extends QueueKind = QueueKind> = {
  /** Above the name in a list: "Change of category". */
  describe: (item: Extract<QueuedItem, { kind: Kind }>) => string;
  /** Instead of the sender, for items without one. */
  sender?: string;
  /** Below the sender in a list. */
  note?: (item: Extract<QueuedItem, { kind: Kind }>, now: Date) => string | null;
  /** Its two outcomes; of an item that was decided, as far as that is still known. */
  outcomes: (item: Partial<Extract<QueuedItem, { kind: Kind }>>) => Outcomes;
  /** The outcomes of many at once. Appeals are decided one by one. */
  bulk: { approve?: string; refuse: string };
  /** What became of a sender's earlier ones; by default approved and rejected. */
  record?: { approved: string; rejected: string };
  /** A link to items of this kind that do not wait. */
  more?: { to: string; words: string };
  /** The forms of its own decision, by intent. */
  forms?: Parameters<typeof signedInForms>[0];
  /** Null if there is none with this id. */
  load: (person: { db: Db }, id: string) => Promise<ItemToDecide | null>;
};

/** Returns the outcomes of a submission, claim or edit. */
export function approveOrReject({ act, effect }: Pick<Outcome, 'act' | 'effect'>): Outcomes {
  return {
    approve: { act, done: 'Approved', effect },
    refuse: { act: 'Reject', done: 'Rejected', effect: 'The sender sees the reason' },
  };
}

import type { ReactNode } from 'react';
import type { QueuedItem } from '#app/domain/admin-queue/admin-queue.ts';
import type { QueueKind } from '#app/domain/admin-queue/queue-kinds.ts';
import type { Db } from '#app/services/supabase/client.ts';

/** What is to be decided, as its screen shows it. */
export type ItemToDecide = {
  /** "Waiting for review", "Approved" */
  status: string;
  isWaiting: boolean;
  /** Why it was refused, and what stands before that. */
  reason: string | null;
  reasonLabel?: string;
  /** What the admin sees of it: what has changed meanwhile is not decided unseen. */
  seen: unknown;
  /** "claim or listing", of who is here; null where they may decide. */
  own: string | null;
  /** The button that approves. */
  approve: string;
  /** Stands beside that button: what approving brings. */
  approval?: ReactNode;
  /** Stands in the place of that button: why it cannot be approved yet. */
  obstacle?: ReactNode;
  /** Who reads why it was refused. */
  reasonHint: string;
  facts: ReactNode;
  /** What it is compared with. */
  beside?: ReactNode;
};

/** What a kind of the queue shows; each is one file, and a line in `kinds.ts`. */
export type KindOfItem<Kind extends QueueKind = QueueKind> = {
  /** "Submission" */
  name: string;
  /** "Submissions", over a list of them. */
  plural: string;
  /** Above the name in a list: "Change of category". */
  describe: (item: Extract<QueuedItem, { kind: Kind }>) => string;
  /** Below who sent it in a list. */
  note?: (item: Extract<QueuedItem, { kind: Kind }>, now: Date) => string | null;
  /** What approving one brings, in a list of many. */
  approved: string;
  /** Null when there is none of this id. */
  load: (person: { db: Db }, id: string) => Promise<ItemToDecide | null>;
};

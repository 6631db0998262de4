import type { ReactElement, ReactNode } from 'react';
import type { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
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
  /** Approved or refused, as most are; or what the kind has in the place of that, also once it is decided. */
  decision: ApproveOrRefuse | ReactElement;
  facts: ReactNode;
  /** What it is compared with. */
  beside?: ReactNode;
};

export type ApproveOrRefuse = {
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
};

/** What a kind of the queue shows; each is one file, and a line in `kinds.ts`. */
export type KindOfItem<Kind extends QueueKind = QueueKind> = {
  /** "Submission" */
  name: string;
  /** "Submissions", over a list of them. */
  plural: string;
  /** Above the name in a list: "Change of category". */
  describe: (item: Extract<QueuedItem, { kind: Kind }>) => string;
  /** Stands for who sent it, of what nobody sends. */
  sender?: string;
  /** Below who sent it in a list. */
  note?: (item: Extract<QueuedItem, { kind: Kind }>, now: Date) => string | null;
  /** What approving one brings, in a list of many. */
  approved: string;
  /** What refusing one brings; without it that its sender reads the reason. */
  refused?: string;
  /** What there is besides what waits. */
  more?: { to: string; words: string };
  /** Those of its own decision, by their intents. */
  forms?: Parameters<typeof signedInForms>[0];
  /** Null when there is none of this id. */
  load: (person: { db: Db }, id: string) => Promise<ItemToDecide | null>;
};

import type { QueueKind } from '#app/domain/admin-queue/admin-queue.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { call } from './call.tsx';
import { claim, objection } from './claim.tsx';
import { question, report } from './contribution.tsx';
import { duplicate } from './duplicate.tsx';
import type { KindOfItem } from './kind.ts';
import { change, edit, submission } from './listing.tsx';
import { receipt, review } from './review.tsx';

/** All kinds of items in the queue. */
export const itemKinds: { [Kind in QueueKind]: KindOfItem<Kind> } = {
  submission,
  claim,
  objection,
  call,
  change,
  duplicate,
  review,
  receipt,
  report,
  question,
  edit,
};

/** Returns the kind of an item; its functions take that item. */
export function kindOf(item: { kind: QueueKind }): KindOfItem {
  // Each entry takes the items of its own key.
  return itemKinds[item.kind] as unknown as KindOfItem;
}

/** Returns whether a URL names a kind. */
export function isKind(name: string | null | undefined): name is QueueKind {
  return queueKinds.some((kind) => kind === name);
}

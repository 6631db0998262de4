import { nameList } from '../saved/saved.ts';
import type { z } from 'zod';
import { formatList } from '#app/messages/sentences.ts';
import type {
  adminQueueSchema,
  decidedItemsSchema,
  decisionPreviewSchema,
  decisionRunSchema,
  heartbeatSchema,
  queueItemSchema,
  queuePresetsSchema,
  refusalTemplatesSchema,
} from './admin-queue-schema.ts';
import type { queueKinds } from './queue-kinds.ts';

export type QueueKind = (typeof queueKinds)[number];

/** A page of the queue. */
export type AdminQueue = z.infer<typeof adminQueueSchema>;
export type QueuedItem = AdminQueue['items'][number];
/** An item of the queue, with what an admin reads before deciding. */
export type QueueItem = z.infer<typeof queueItemSchema>;
export type DecidedItem = z.infer<typeof decidedItemsSchema>[number];
/** What a run of the scheduled task did. */
export type DecisionRun = z.infer<typeof decisionRunSchema>;
export type Heartbeat = z.infer<typeof heartbeatSchema>;
/** A page of what a bulk decision would do. */
export type DecisionPreview = z.infer<typeof decisionPreviewSchema>;
export type PreviewedItem = DecisionPreview['items'][number];
export type QueuePresets = z.infer<typeof queuePresetsSchema>;
export type RefusalTemplate = QueuePresets['templates'][number];
/** A reason for refusals with its earlier versions. */
export type StoredTemplate = z.infer<typeof refusalTemplatesSchema>[number];
export type SignalName = keyof QueuedItem['signals'];

/** The filters and the order of a list. Absent fields do not restrict it. */
export type QueueFilter = Partial<{
  kind: QueueKind;
  state: string;
  /** The slug of a metro. */
  metro: string;
  /** Waiting for at least so many days. */
  days: string;
  /** The id of the sender. */
  sender: string;
  signal: SignalName;
  /** By default the longest waiting first; 'signals': those with the most signals first. */
  sort: 'newest' | 'signals';
}>;

/** Returns the name of what an item is about: of a pair both, 'Joe’s Diner and Joe’s'. */
export function nameItem(item: QueuedItem): string {
  if (item.kind === 'report' && item.subject === 'list') {
    return nameList({ name: item.name || null });
  }
  const names = item.kind === 'duplicate' ? [item.name, item.other_name] : [item.name];
  return formatList([...new Set(names)]);
}

type Decided = Pick<QueuedItem, 'approved' | 'rejected'>;

/** Returns '2 approved, 1 rejected'; empty if nothing was decided yet. */
export function describeDecided({ approved, rejected }: Decided): string {
  return [approved > 0 && `${approved} approved`, rejected > 0 && `${rejected} rejected`]
    .filter(Boolean)
    .join(', ');
}

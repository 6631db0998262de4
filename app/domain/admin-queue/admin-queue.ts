import type { z } from 'zod';
import type {
  adminQueueSchema,
  carriedOutSchema,
  decidedItemsSchema,
  decisionPreviewSchema,
  lookSchema,
  queueAidsSchema,
  refusalTemplatesSchema,
  queueItemSchema,
} from './admin-queue-schema.ts';
import type { QueueKind } from './queue-kinds.ts';

/** A page of what waits for an admin. */
export type AdminQueue = z.infer<typeof adminQueueSchema>;
export type QueuedItem = AdminQueue['items'][number];
/** One of it, with what is asked before it is decided. */
export type QueueItem = z.infer<typeof queueItemSchema>;
export type DecidedItem = z.infer<typeof decidedItemsSchema>[number];
export type CarriedOut = z.infer<typeof carriedOutSchema>[number];
export type Look = z.infer<typeof lookSchema>;
/** A page of what a decision about many would come to. */
export type DecisionPreview = z.infer<typeof decisionPreviewSchema>;
export type PreviewedItem = DecisionPreview['items'][number];
export type QueueAids = z.infer<typeof queueAidsSchema>;
export type RefusalTemplate = QueueAids['templates'][number];
/** One with what it said earlier. */
export type KeptTemplate = z.infer<typeof refusalTemplatesSchema>[number];
export type SignalName = keyof QueuedItem['signals'];

/** What a list is narrowed to and sorted by; what is missing narrows nothing. */
export type QueueFilter = Partial<{
  kind: QueueKind;
  state: string;
  /** The slug of a metro. */
  metro: string;
  /** Waiting at least so long. */
  days: string;
  /** The id of who sent it. */
  sender: string;
  signal: SignalName;
  /** Without it the longest waiting comes first; 'signals': what most should be looked at. */
  sort: 'newest' | 'signals';
}>;

type Decided = Pick<QueuedItem, 'approved' | 'refused'>;

/** "2 approved, 1 refused"; empty where nothing was decided yet, which tells nothing. */
export function describeDecided({ approved, refused }: Decided): string {
  return [approved > 0 && `${approved} approved`, refused > 0 && `${refused} refused`]
    .filter(Boolean)
    .join(', ');
}

/** The database counts no further. */
const mostCounted = 1000;

/** How many wait of each of these kinds: "12", "1,000+". */
export function formatCount(...counts: number[]): string {
  const sum = counts.reduce((all, count) => all + Math.min(count, mostCounted), 0);
  const isCut = counts.some((count) => count > mostCounted);
  return `${sum.toLocaleString('en-US')}${isCut ? '+' : ''}`;
}

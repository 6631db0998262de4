/** What waits for admins, in the order in which it is shown; `private.queue_kinds` has the same. */
export const queueKinds = ['submission', 'claim', 'objection', 'change', 'duplicate'] as const;

export type QueueKind = (typeof queueKinds)[number];

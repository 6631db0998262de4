/** The kinds of items in the order in which they are shown; `private.queue_kinds` has the same. */
export const queueKinds = [
  'submission',
  'claim',
  'objection',
  'change',
  'duplicate',
  'review',
  'receipt',
  'report',
  'question',
  'edit',
] as const;

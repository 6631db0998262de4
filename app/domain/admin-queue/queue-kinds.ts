/** The kinds of items in the order in which they are shown; `private.queue_kinds` has the same. */
export const queueKinds = [
  'submission',
  'claim',
  'objection',
  'call',
  'change',
  'duplicate',
  'review',
  'receipt',
  'report',
  'question',
  'edit',
] as const;

type Names = {
  one: string;
  /** Over a list of them. */
  many: string;
};

/** What each kind is called. */
export const kindNames: Record<(typeof queueKinds)[number], Names> = {
  submission: { one: 'Submission', many: 'Submissions' },
  claim: { one: 'Claim', many: 'Claims' },
  objection: { one: 'Objection', many: 'Objections' },
  call: { one: 'Call', many: 'Calls' },
  change: { one: 'Change', many: 'Changes' },
  duplicate: { one: 'Duplicate', many: 'Duplicates' },
  review: { one: 'Review', many: 'Reviews' },
  receipt: { one: 'Receipt', many: 'Receipts' },
  report: { one: 'Report', many: 'Reports' },
  question: { one: 'Question', many: 'Questions and answers' },
  edit: { one: 'Suggested edit', many: 'Suggested edits' },
};

import { defaultList } from '../components/saved.ts';

export const notAVisit = 'Not based on a real visit';
export const conflict = 'It is by the business, a competitor, or someone they paid';
export const advertising = 'It advertises something';
export const insult = 'It insults, threatens or discriminates';
export const privateFacts = 'It shares private facts about a person';
export const falseFacts = 'It states facts that are false';
export const noBusiness = 'There is no such business';
export const fraud = 'It’s a scam';
export const elsewhere = 'It shows another place or something else';
export const rights = 'It was used without permission';
export const other = 'Something else';
export const signals = 'Held automatically';

export type ReportKind =
  | 'listing'
  | 'photo'
  | 'list'
  | 'review'
  | 'question'
  | 'conversation'
  | 'answer';
type Kind = { kind: ReportKind };
/** The name is null for the list that a heart saves to. */
export type Reported = Kind & { name: string | null };

export const nouns: Record<ReportKind, string> = {
  listing: 'listing',
  photo: 'photo',
  list: 'list',
  review: 'review',
  question: 'question',
  conversation: 'conversation',
  answer: 'answer',
};
/** "photo of Joe’s"; a listing and a list have names of their own: "listing Joe’s". */
export const nameReported = ({ kind, name: given }: Reported) => {
  const name = given ?? defaultList;
  return {
    listing: `listing ${name}`,
    photo: `photo of ${name}`,
    list: `list ${name}`,
    review: `review of ${name}`,
    question: `question about ${name}`,
    conversation: `conversation about ${name}`,
    answer: `answer about ${name}`,
  }[kind];
};
/** What an admin does with one whose report is upheld, what it then is, and how an appeal reverses that. */
const removals: Record<ReportKind, { remove: string; removed: string; restore: string }> = {
  listing: { remove: 'Suspend listing', removed: 'suspended', restore: 'Restore listing' },
  photo: { remove: 'Hide photo', removed: 'hidden', restore: 'Show photo again' },
  list: { remove: 'Hide list', removed: 'hidden', restore: 'Show list again' },
  review: { remove: 'Hide review', removed: 'hidden', restore: 'Show review again' },
  question: { remove: 'Hide question', removed: 'hidden', restore: 'Show question again' },
  answer: { remove: 'Hide answer', removed: 'hidden', restore: 'Show answer again' },
  conversation: { remove: 'Close conversation', removed: 'closed', restore: 'Reopen conversation' },
};
export const remove = ({ kind }: Kind) => removals[kind].remove;
export const restore = ({ kind }: Kind) => removals[kind].restore;
export const removed = ({ kind }: Kind) => removals[kind].removed;
/** What it is again after its author's appeal. */
export const restored = ({ kind }: Kind) => (kind === 'conversation' ? 'open' : 'public');

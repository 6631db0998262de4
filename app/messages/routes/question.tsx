import type { ReactNode } from 'react';
import type { Wrap } from '#app/messages/sentences.ts';

type Kind = 'question' | 'answer';

export const ownQuestions = 'Your questions';
export const questionTitle = 'Question';
export const ownListing =
  'You manage this listing, so you cannot ask about it. Questions from others are on your dashboard.';
export const cannotAsk = 'This listing has closed or moved, so you cannot ask about it.';
export const cannotAnswer = 'This listing has closed or moved, so you cannot answer.';
export const changedElsewhere =
  'You changed this in another window. Copy your text, and reload the page.';
export const questionGone = 'This question has since been deleted or hidden.';

export const askedBefore = 'Questions you asked';
type Asked = { date: string; status: 'published' | 'held' | 'hidden' };
export const askedOn = ({ date, status }: Asked) => {
  if (status === 'published') return date;
  return status === 'held' ? `${date}, awaiting review` : `${date}, hidden`;
};
/** `unseen`: a part that only screen readers read. */
type Unseen = { body: string; unseen: Wrap };
export const openQuestion = ({ body, unseen }: Unseen) => (
  <>
    See answers, edit or delete
    {unseen(`: ${body}`)}
  </>
);

export const ownQuestion = 'Your question';
export const bodyHint = 'Anyone can read this. Up to 1,000 characters.';
export const ask = 'Ask';
type ShownAs = { name: ReactNode };
export const questionShownAs = ({ name, policy }: ShownAs & { policy: Wrap }) => (
  <>
    Shown as “{name}”. The owner and other people can answer, and we will notify you. The{' '}
    {policy('content policy')} applies.
  </>
);
export const editQuestion = 'Edit your question';
export const saveQuestion = 'Save question';
export const deleteQuestionText = 'This also deletes the answers to it.';

type Dated = { name: ReactNode; date: string };
export const askedBy = ({ name, date }: Dated) => (
  <>
    {name}, {date}
  </>
);
export const answers = 'Answers';
export const noAnswers = 'No answers yet.';
export const ownAnswer = 'Your answer';
export const answer = 'Answer';
export const saveAnswer = 'Save answer';
export const publishAnswer = 'Publish answer';
export const answerShownAs = ({ name }: ShownAs) => <>Shown as “{name}”.</>;
export const deleteAnswerText = 'You can write a new answer.';
export const report = ({ kind, body, unseen }: Unseen & { kind: Kind }) => (
  <>
    Report
    {unseen(kind === 'question' ? ` the question: ${body}` : ` the answer: ${body}`)}
  </>
);

const nouns: Record<Kind, string> = { question: 'question', answer: 'answer' };
export const awaitingReview = ({ kind }: { kind: Kind }) =>
  `An admin will check your ${nouns[kind]} before it is published.`;
export const hidden = ({ kind }: { kind: Kind }) => `Your ${nouns[kind]} is hidden:`;
export const editOrAppeal = ({ link }: { link: Wrap }) => (
  <>
    You can edit it below and resubmit it. An admin will check it before it is published. Or leave
    it unchanged and {link('appeal')}.
  </>
);
export const deleteEntry = ({ kind }: { kind: Kind }) => `Delete your ${nouns[kind]}`;
export const confirmDelete = 'Delete';

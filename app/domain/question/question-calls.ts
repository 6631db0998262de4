import { defineRead } from '../call-function.ts';
import { defineWrite } from '../call-write.ts';

/**
 * Returns a listing that the caller may ask about, with their questions; null if the listing is not
 * public.
 */
export const findQuestionForm = defineRead('get_question_form', (idOrSlug: string) => ({
  id_or_slug: idOrSlug,
}));

/** Returns a question with its answers; null if it is neither public nor the caller's. */
export const findQuestion = defineRead('get_question', (id: string) => ({ question_id: id }));

/**
 * Returns a page of the caller's questions and answers, newest first; `after` is the `next` of the
 * previous page.
 */
export const findOwnQuestions = defineRead('find_own_questions', (after: string | null) =>
  after === null ? {} : { after },
);

/**
 * Returns a page of the questions about the caller's listings without an answer of the business,
 * oldest first; `after` is the `next` of the previous page.
 */
export const findUnansweredQuestions = defineRead(
  'find_unanswered_questions',
  (after: string | null = null) => (after === null ? {} : { after }),
);

/**
 * Returns a question or an answer as an admin sees it; null if there is none, and for everybody
 * else.
 */
export const findQueuedQuestion = defineRead('get_queued_question', (id: string) => ({
  question_id: id,
}));

type SaveQuestionInput = {
  businessId: string;
  /** The id of a new question or answer, or of the question that is edited. */
  id: string;
  /** Of an answer the question. */
  questionId: string | null;
  body: string;
  /** The revision that is edited; 0 for none. */
  expectedRevision: number;
};

/** Asks about a listing or answers a question about it; or changes the caller's own one. */
export const saveQuestion = defineWrite(
  'save_question',
  ({ businessId, id, questionId, body, expectedRevision }: SaveQuestionInput) => ({
    business_id: businessId,
    id,
    body,
    expected_revision: expectedRevision,
    ...(questionId !== null && { question_id: questionId }),
  }),
);

/** Deletes a question of the caller's with all answers to it, or an answer of theirs. */
export const deleteQuestion = defineWrite('delete_question', ({ id }: { id: string }) => ({ id }));

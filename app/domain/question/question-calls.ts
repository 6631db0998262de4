import type { Db } from '#app/services/supabase/client.ts';
import { callFunction } from '../call-function.ts';
import { callWrite, type Outcome } from '../call-write.ts';
import type {
  QuestionDetails,
  QuestionFormData,
  OwnQuestions,
  QueuedQuestion,
} from './question-schema.ts';

/**
 * Returns a listing that the caller may ask about, with their questions; null if the listing is not
 * public.
 * @throws AppError backend_unavailable
 */
export function findQuestionForm(
  { db }: { db: Db },
  idOrSlug: string,
): Promise<QuestionFormData | null> {
  return callFunction({ db }, 'get_question_form', { id_or_slug: idOrSlug });
}

/**
 * Returns a question with its answers; null if it is neither public nor the caller's.
 * @throws AppError backend_unavailable
 */
export function findQuestion({ db }: { db: Db }, id: string): Promise<QuestionDetails | null> {
  return callFunction({ db }, 'get_question', { question_id: id });
}

/**
 * Returns a page of the caller's questions and answers, newest first; `after` is the `next` of the
 * previous page.
 * @throws AppError backend_unavailable
 */
export function findOwnQuestions({ db }: { db: Db }, after: string | null): Promise<OwnQuestions> {
  return callFunction({ db }, 'find_own_questions', after === null ? {} : { after });
}

/**
 * Returns a page of the questions about the caller's listings without an answer of the business,
 * oldest first; `after` is the `next` of the previous page.
 * @throws AppError backend_unavailable
 */
export function findUnansweredQuestions({ db }: { db: Db }, after: string | null = null) {
  return callFunction({ db }, 'find_unanswered_questions', after === null ? {} : { after });
}

/**
 * Returns a question or an answer as an admin sees it; null if there is none, and for everybody else.
 * @throws AppError backend_unavailable
 */
export function findQueuedQuestion({ db }: { db: Db }, id: string): Promise<QueuedQuestion | null> {
  return callFunction({ db }, 'get_queued_question', { question_id: id });
}

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
export function saveQuestion(
  { db }: { db: Db },
  { businessId, id, questionId, body, expectedRevision }: SaveQuestionInput,
): Promise<Outcome<'save_question'>> {
  return callWrite({ db }, 'save_question', {
    business_id: businessId,
    id,
    body,
    expected_revision: expectedRevision,
    ...(questionId !== null && { question_id: questionId }),
  });
}

/** Deletes a question of the caller's with all answers to it, or an answer of theirs. */
export function deleteQuestion(
  { db }: { db: Db },
  { id }: { id: string },
): Promise<Outcome<'delete_question'>> {
  return callWrite({ db }, 'delete_question', { id });
}

import * as toasts from '#app/messages/account-toasts.ts';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { sessionEnded, signedInForm } from '#app/components/signed-in/signed-in-forms.ts';
import { answerFailure } from '#app/components/ui/answer-failure.ts';
import { done, failed, type FormAnswer, invalid, refused } from '#app/components/ui/form-answer.ts';
import { deleteQuestion, saveQuestion } from '#app/domain/question/question-calls.ts';
import { questionFields } from '#app/domain/question/question-rules.ts';
import * as t from '#app/messages/routes/question.tsx';

/** The form of a question, new or edited. The hidden fields: id, businessId and seen. */
export const saveQuestionForm = saveForm('question');

/** The form of an answer; a further hidden field is questionId. */
export const saveAnswerForm = saveForm('answer');

/** Deletes a question or an answer. */
export const deleteQuestionForm = signedInForm(
  z.object({ id: z.string() }),
  async ({ db }, values) => {
    const outcome = await deleteQuestion({ db }, values);
    return outcome.ok ? done : answerQuestionFailure(outcome.reason);
  },
);

function saveForm(kind: 'question' | 'answer') {
  return signedInForm(
    z.object({
      id: z.string(),
      businessId: z.string(),
      questionId: z.optional(z.string()),
      seen: z.string(),
      body: questionFields[kind],
    }),
    async ({ db }, { questionId = null, seen, ...values }) => {
      const outcome = await saveQuestion({ db }, { ...values, questionId, seen: Number(seen) });
      if (!outcome.ok) {
        return outcome.reason === 'invalid'
          ? refused(outcome.field)
          : answerQuestionFailure(outcome.reason);
      }
      if (outcome.outcome === 'stale') {
        return invalid({ body: t.changedElsewhere });
      }
      if (outcome.outcome === 'gone') {
        return invalid({ body: t.questionGone });
      }
      // The reloaded screen explains the others.
      if (outcome.outcome === 'saved') {
        notify(outcome.question?.status === 'held' ? toasts.changePending : 'saved');
      }
      return done;
    },
  );
}

function answerQuestionFailure(reason: string): FormAnswer | typeof sessionEnded {
  if (reason === 'session-ended') return sessionEnded;
  if (reason !== 'too-many') return answerFailure('saveFailed', reason);
  notify('tooMuchToday');
  return failed;
}

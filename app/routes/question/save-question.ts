import { redirect } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { done, invalid } from '#app/components/ui/form-answer.ts';
import { answerWrite, answerRefusal } from '#app/components/ui/run-form.ts';
import { requiredText } from '#app/domain/field/field.ts';
import { deleteQuestion, saveQuestion } from '#app/domain/question/question-calls.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as fields from '#app/messages/domain/field.ts';
import * as t from '#app/messages/routes/question.tsx';

/** The form of a question, new or edited. The hidden fields: id, businessId and seen. */
export const saveQuestionForm = saveForm(fields.question);

/** The form of an answer; a further hidden field is questionId. */
export const saveAnswerForm = saveForm(fields.answer);

/** Deletes a question or an answer. `slug`: of a question's listing, as its screen is gone with it. */
export const deleteQuestionForm = signedInForm(
  z.object({ id: z.string(), slug: z.optional(z.string()) }),
  async ({ db }, { id, slug }) => {
    const outcome = await deleteQuestion({ db }, { id });
    if (outcome.ok && slug !== undefined) throw redirect(`/business-question/${slug}`);
    return answerWrite(outcome);
  },
);

function saveForm(label: string) {
  return signedInForm(
    z.object({
      id: z.string(),
      businessId: z.string(),
      questionId: z.optional(z.string()),
      expectedRevision: z.string(),
      body: requiredText(label, 1000),
    }),
    async ({ db }, { questionId = null, expectedRevision, ...values }) => {
      const outcome = await saveQuestion(
        { db },
        { ...values, questionId, expectedRevision: Number(expectedRevision) },
      );
      if (!outcome.ok) return answerRefusal(outcome);
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

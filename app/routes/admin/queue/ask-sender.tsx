import { useState } from 'react';
import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { SignedInForm, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { Dialog } from '#app/components/ui/dialog.tsx';
import { done, findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { askSender } from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { QueuedItem, QueueItem } from '#app/domain/admin-queue/admin-queue.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { requiredText } from '#app/domain/field/field.ts';
import { formatMoment } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import { Quoted } from './kinds/contribution.tsx';

export const askForm = signedInForm(
  z.object({
    questionId: z.string(),
    kind: z.enum(queueKinds),
    id: z.string(),
    body: requiredText('Question', 1000),
  }),
  async (person, question) => {
    const outcome = await askSender(person, question);
    if (!outcome.ok) return answerRefusal(outcome);
    notify(outcome.outcome === 'asked' ? adminToasts.senderAsked : toasts.decidedMeanwhile);
    return done;
  },
);

/** Asks the sender something before deciding: the item then waits for the answer. */
export function AskSender({ item }: { item: Pick<QueuedItem, 'kind' | 'id' | 'sender'> }) {
  const [questionId, setQuestionId] = useState<string>();
  const fetcher = useFetcher<FormAnswer>();
  const isSent = fetcher.state === 'idle' && fetcher.data?.kind === 'done';
  const close = () => setQuestionId(undefined);
  return (
    <>
      <button
        className="link-quiet min-h-11 text-sm"
        type="button"
        onClick={() => setQuestionId(crypto.randomUUID())}
      >
        Ask the sender
      </button>
      {questionId && !isSent && (
        <Dialog title={`Ask ${item.sender ?? 'the sender'}`} onCancel={close}>
          <SignedInForm fetcher={fetcher} intent="ask" button="Send question">
            <input type="hidden" name="questionId" value={questionId} />
            <input type="hidden" name="kind" value={item.kind} />
            <input type="hidden" name="id" value={item.id} />
            <TextArea
              name="body"
              label="Question"
              hint="They get an email. The item comes back with their answer, or after a week."
              rows={4}
              maxLength={1000}
              error={findErrors(fetcher.data).body}
            />
          </SignedInForm>
          <button className="button-line mt-3" type="button" onClick={close}>
            Cancel
          </button>
        </Dialog>
      )}
    </>
  );
}

/** What was asked, and answered. */
export function AskedQuestions({ questions }: Pick<QueueItem, 'questions'>) {
  if (questions.length === 0) return null;
  return (
    <TitledSection className="mt-6" id="asked" title="Questions to the sender">
      {questions.map(({ id, body, by, asked_at, answer, answered_at }) => (
        <div key={id}>
          <Quoted title={`${by ?? 'A deleted account'}, ${formatMoment(asked_at)}`} text={body} />
          {answer !== null && answered_at !== null && (
            <Quoted title={`Answer, ${formatMoment(answered_at)}`} text={answer} />
          )}
        </div>
      ))}
    </TitledSection>
  );
}

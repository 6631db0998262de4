import { data, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import {
  answerSenderQuestion,
  findSenderQuestion,
} from '#app/domain/admin-queue/admin-queue-calls.ts';
import type { SenderQuestion } from '#app/domain/admin-queue/admin-queue.ts';
import { requiredText } from '#app/domain/field/field.ts';
import { formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/admin-question.ts';
import type { Route } from './+types/admin-question';

export const handle = {
  isPrivate: true,
  title: t.title,
  nameSubject: ({ question }: { question: SenderQuestion }) => question.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params: { id } }: Route.ClientLoaderArgs) {
  const question = isUuid(id) ? await findSenderQuestion(context.get(signedInContext), id) : null;
  if (question === null) throw data(null, { status: 404 });
  return { question };
}

const answer = signedInForm(
  z.object({ id: z.string(), answer: requiredText(t.answerLabel, 2000) }),
  async (person, values) => {
    const outcome = await answerSenderQuestion(person, values);
    if (!outcome.ok) return answerRefusal(outcome);
    // If it is closed, the screen says so.
    if (outcome.outcome === 'answered') notify('saved');
    return done;
  },
);

export const clientAction = signedInForms({ answer });

/** An admin's question about what somebody sent, and its answer. */
export default function AdminQuestion({ loaderData: { question } }: Route.ComponentProps) {
  const { id, body, asked_at, answer: given, is_open } = question;
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="mt-4 max-w-2xl">
      <p className="text-soft">{t.askedOn({ date: formatLocalDate(asked_at) })}</p>
      <Quote text={body} />
      {given !== null && (
        <>
          <p className="mt-6 text-soft">{t.yourAnswer}</p>
          <Quote text={given} />
          <p className="mt-4">{t.sent}</p>
        </>
      )}
      {given === null && !is_open && <p className="mt-6">{t.closed}</p>}
      {is_open && (
        <div className="mt-6">
          <SignedInForm fetcher={fetcher} intent="answer" button={t.send}>
            <input type="hidden" name="id" value={id} />
            <TextArea
              name="answer"
              label={t.answerLabel}
              hint={t.sent}
              rows={5}
              maxLength={2000}
              error={findErrors(fetcher.data).answer}
            />
          </SignedInForm>
        </div>
      )}
    </div>
  );
}

function Quote({ text }: { text: string }) {
  return (
    <p
      className="mt-2 border-l-[3px] border-rule-strong pl-4 wrap-anywhere whitespace-pre-line"
      dir="auto"
    >
      {text}
    </p>
  );
}

import { useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { later, ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerWrite } from '#app/components/ui/run-form.ts';
import { findFailedMails, retryMails } from '#app/domain/mail/mail-calls.ts';
import type { FailedMails } from '#app/domain/mail/mail-schema.ts';
import { formatLocalDate, upperFirst } from '#app/domain/text/text.ts';
import type { Route } from './+types/mails';

const retry = signedInForm(z.object({}), async ({ db }) => answerWrite(await retryMails({ db })));

export const handle = { isPrivate: true, title: 'Emails' } satisfies SignedInHandle;

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { mails: later(findFailedMails(context.get(signedInContext))) };
}

export const clientAction = signedInForms({ retry });

/** Mails that could not be sent; for admins. */
export default function MailsScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-8 max-w-2xl text-lg text-soft">
        Emails are sent within a minute. If the email service rejects one, we retry up to ten times
        within a day. The emails below could not be delivered.
      </p>
      <ScreenPart of={loaderData.mails} failed="We could not load the emails.">
        {(mails) => <Queue mails={mails} />}
      </ScreenPart>
    </>
  );
}

function Queue({ mails: { waiting, waiting_since, failed, items } }: { mails: FailedMails }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <p>
        {waiting_since === null
          ? 'No emails are waiting.'
          : `${countMails(waiting, 'waits', 'wait')} to be sent, the oldest since ${formatLocalDate(waiting_since)}.`}
      </p>
      <p className="mt-2">
        {failed === 0
          ? 'Every email was delivered.'
          : `${countMails(failed, 'was', 'were')} undeliverable. If you send them again, an email that did arrive may arrive twice.`}
      </p>
      {failed > 0 && (
        <>
          <div className="mt-4">
            <SignedInForm
              fetcher={fetcher}
              intent="retry"
              button="Send them all again"
              variant="line"
            />
          </div>
          <FailedList items={items} />
        </>
      )}
    </>
  );
}

function countMails(count: number, one: string, many: string): string {
  return count === 1 ? `1 email ${one}` : `${count.toLocaleString('en-US')} emails ${many}`;
}

function FailedList({ items }: Pick<FailedMails, 'items'>) {
  return (
    <ul className="mt-8 max-w-3xl border-t border-ink">
      {items.map(({ id, kind, failure, attempts, created_at, ended_at }) => (
        <li
          key={id}
          className="grid items-baseline gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_19rem]"
        >
          <span className="font-semibold">{toWords(kind)}</span>
          <span className="text-sm">
            {toWords(failure)}, after {attempts === 1 ? '1 try' : `${attempts} tries`}
            <span className="block text-soft">
              Queued on {formatLocalDate(created_at)}, undeliverable since{' '}
              {formatLocalDate(ended_at)}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Returns 'Submission received' for 'submission_received'. */
function toWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return upperFirst(words);
}

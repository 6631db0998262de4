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
import {
  SuggestionEvidence,
  nameSuggested,
  SuggestedValue,
} from '#app/components/suggested-edit/suggested-value.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { done, findErrors, type FormAnswer, invalid } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { reasonField } from '#app/domain/field/field.ts';
import {
  decideSuggestion,
  findSuggestionsToDecide,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import type { SuggestionToDecide } from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatLocalDay, formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import type { Route } from './+types/suggestions';

export const handle = { isPrivate: true, title: t.suggestedEdits } satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const suggestions = isUuid(params.id) ? await findSuggestionsToDecide({ db }, params.id) : null;
  if (suggestions === null) throw data(null, { status: 404 });
  return { suggestions };
}

type Decision = { id: string; isAccepted: boolean; reason: string };
type Person = Parameters<typeof decideSuggestion>[0];

async function decide(person: Person, decision: Decision) {
  const outcome = await decideSuggestion(person, decision);
  if (!outcome.ok) return answerRefusal(outcome);
  if (outcome.outcome === 'listed') {
    return invalid({ reason: t.alreadyListed });
  }
  if (outcome.outcome === 'decided') notify(toasts.decidedMeanwhile);
  else notify('saved');
  return done;
}

export const clientAction = signedInForms({
  accept: signedInForm(z.object({ id: z.string() }), (person, { id }) =>
    decide(person, { id, isAccepted: true, reason: '' }),
  ),
  reject: signedInForm(z.object({ id: z.string(), reason: reasonField }), (person, values) =>
    decide(person, { ...values, isAccepted: false }),
  ),
});

/** What neighbors suggest for the listing, each field to accept or reject. */
export default function Suggestions({ loaderData: { suggestions } }: Route.ComponentProps) {
  if (suggestions.length === 0) {
    return <p className="mt-6 max-w-[60ch] text-soft">{t.noSuggestions}</p>;
  }
  return (
    <div className="mt-6 max-w-3xl">
      <p className="text-soft">{t.suggestionsText}</p>
      <ul className="mt-6 border-t border-ink" aria-label={t.suggestedEdits}>
        {suggestions.map((one) => (
          <li key={one.id} className="border-b border-rule py-6">
            <ToDecide suggestion={one} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToDecide({ suggestion: one }: { suggestion: SuggestionToDecide }) {
  const { id, field, now, before, after, created_at, owner_until } = one;
  const accepting = useFetcher<FormAnswer>();
  const rejecting = useFetcher<FormAnswer>();
  const name = nameSuggested(field);
  return (
    <article aria-label={name}>
      <h2 className="text-base font-semibold">{name}</h2>
      <p className="text-sm text-soft">
        {t.suggestedOn({ date: formatLocalDate(created_at) })}{' '}
        {owner_until !== null && t.decideBy({ date: formatLocalDay(owner_until) })}
      </p>
      <SuggestedValue field={field} before={now ?? before} after={after} />
      <SuggestionEvidence link={one.link} note={one.note} />
      <div className="mt-4 grid gap-3">
        <SignedInForm fetcher={accepting} intent="accept" button={t.accept} variant="line">
          <input type="hidden" name="id" value={id} />
          <Problem errors={findErrors(accepting.data)} />
        </SignedInForm>
        <Disclosure
          title={t.reject({
            field: name,
            unseen: (text) => <span className="sr-only">{text}</span>,
          })}
        >
          <SignedInForm fetcher={rejecting} intent="reject" button={t.rejectIt} variant="line">
            <input type="hidden" name="id" value={id} />
            <TextArea
              name="reason"
              label={t.whyWrong({ field: name })}
              hint={t.whyWrongHint}
              rows={2}
              maxLength={1000}
              error={findErrors(rejecting.data).reason}
            />
          </SignedInForm>
        </Disclosure>
      </div>
    </article>
  );
}

function Problem({ errors }: { errors: Partial<Record<string, string>> }) {
  const [message] = Object.values(errors);
  return message === undefined ? null : (
    <p className="text-sm font-medium text-accent" role="alert">
      {message}
    </p>
  );
}

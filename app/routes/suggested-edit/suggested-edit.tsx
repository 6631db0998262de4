import { data, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ListingPlace } from '#app/components/signed-in/screen-section.tsx';
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
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerWrite } from '#app/components/ui/run-form.ts';
import {
  findSuggestion,
  withdrawSuggestion,
} from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import {
  type SuggestedEdit,
  suggestionStatusNames,
} from '#app/domain/suggested-edit/suggested-edit.ts';
import { formatLocalDay, formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/suggested-edit.tsx';
import type { Route } from './+types/suggested-edit';

export const handle = {
  isPrivate: true,
  title: t.ownTitle,
  nameSubject: ({ suggestion }: { suggestion: SuggestedEdit }) => suggestion.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const suggestion = isUuid(params.id) ? await findSuggestion({ db }, params.id) : null;
  if (suggestion === null) throw data(null, { status: 404 });
  return { suggestion };
}

const withdraw = signedInForm(z.object({ id: z.string() }), async ({ db }, values) =>
  answerWrite(await withdrawSuggestion({ db }, values)),
);

export const clientAction = signedInForms({ withdraw });

/** A person's suggestion, and what became of each field. */
export default function OwnSuggestion({ loaderData: { suggestion } }: Route.ComponentProps) {
  const { id, listing, fields, link, note, created_at } = suggestion;
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="max-w-2xl">
      <ListingPlace listing={listing} />
      <p className="mt-2 text-soft">
        {t.sentOn({ date: formatLocalDate(created_at) })} {describeWay(suggestion)}
      </p>
      <ul className="mt-6 border-t border-ink" aria-label={t.fieldsLabel}>
        {fields.map(({ id: key, field, before, after, status, reason }) => (
          <li key={key} className="border-b border-rule py-4">
            <h2 className="text-base font-semibold">
              {nameSuggested(field)}{' '}
              <span className="font-normal text-soft">· {suggestionStatusNames[status]}</span>
            </h2>
            <SuggestedValue field={field} before={before} after={after} />
            {reason !== null && (
              <p
                className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line"
                dir="auto"
              >
                {reason}
              </p>
            )}
          </li>
        ))}
      </ul>
      <SuggestionEvidence link={link} note={note} />
      {fields.some(({ status }) => status === 'waiting') ? (
        <div className="mt-6">
          <SignedInForm fetcher={fetcher} intent="withdraw" button={t.withdraw} variant="line">
            <input type="hidden" name="id" value={id} />
          </SignedInForm>
        </div>
      ) : (
        fetcher.data?.kind === 'done' && (
          <p className="mt-6" role="status">
            {t.withdrawn}
          </p>
        )
      )}
    </div>
  );
}

/** Returns who decides what still waits. */
function describeWay({ fields, owner_until }: SuggestedEdit): string {
  const waiting = fields.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return '';
  if (owner_until === null || waiting.some(({ is_with_admins }) => is_with_admins)) {
    return t.adminWillDecide;
  }
  return t.ownerWillDecide({ date: formatLocalDay(owner_until) });
}

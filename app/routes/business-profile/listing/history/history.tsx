import { useState } from 'react';
import { data, Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { BeforeAndAfter, fieldLabels, nameEditor } from '#app/components/editing/show-value.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { findBusinessChanges, undoChange } from '#app/domain/editing/editing-calls.ts';
import type { BusinessChange } from '#app/domain/editing/editing-schema.ts';
import { parsePage } from '#app/domain/history/history.ts';
import { formatAge, isUuid } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import { answerEditFailure } from '../edit-answer.ts';
import { isPublic, useListing } from '../listing-context.ts';
import type { Route } from './+types/history';

const undo = signedInForm(z.object({ id: z.string() }), async ({ db }, { id }) => {
  const outcome = await undoChange({ db }, id);
  if (!outcome.ok) return answerEditFailure(outcome);
  // If it was changed again, the screen shows the present value.
  if (outcome.pending.length > 0) notify(toasts.changePending);
  else notify(outcome.outcome === 'saved' ? toasts.changeUndone : toasts.notUndone);
  return done;
});

export const handle = { isPrivate: true, title: t.history } satisfies SignedInHandle;

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const before = parsePage(url.searchParams.get('before'));
  const page = await findBusinessChanges(context.get(signedInContext), {
    businessId: params.id,
    before,
  });
  if (page === null) throw data(null, { status: 404 });
  return { page };
}

export const clientAction = signedInForms({ undo });

/** The history of a listing for its editors, newest first. */
export default function ListingHistory({ loaderData: { page } }: Route.ComponentProps) {
  const listing = useListing();
  return (
    <>
      <p className="mt-6 max-w-[60ch] text-soft">
        {t.historyText}{' '}
        {isPublic(listing) &&
          t.historyVisitors({
            link: linkTo(`/business/${listing.slug}/history`),
          })}
      </p>
      <ol className="mt-6 max-w-3xl border-t border-ink">
        {page.changes.map((change) => (
          <ChangeItem key={change.id} change={change} />
        ))}
      </ol>
      {page.next !== null && (
        <Link className="button-line mt-4" to={`?before=${page.next}`} state={keepFocus}>
          {t.older}
        </Link>
      )}
    </>
  );
}

/** A change: what, by whom, and both values; the editor's own can be undone while it is current. */
export function ChangeItem({ change }: { change: BusinessChange }) {
  const { id, at, role, name, is_own, field, before, after, is_undoable, is_too_late } = change;
  const owner = change.is_for_owner ? (change.on_behalf_of ?? nameEditor('owner')) : null;
  const fetcher = useFetcher<FormAnswer>();
  const now = useNow(useState(Date.now)[0]);
  return (
    <li className="border-b border-rule py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-semibold">{fieldLabels[field]}</span>
        <span className="text-sm text-soft">
          {t.editorAndAge({
            editor: is_own && owner === null ? t.you : nameEditor(role, name, owner),
            age: formatAge(at, now),
          })}
        </span>
      </p>
      <BeforeAndAfter field={field} before={before} after={after} />
      {is_undoable && (
        <div className="mt-3">
          <SignedInForm fetcher={fetcher} intent="undo" button={t.undo} variant="line">
            <input type="hidden" name="id" value={id} />
          </SignedInForm>
        </div>
      )}
      {is_too_late && <p className="mt-2 max-w-[60ch] text-sm text-soft">{t.tooLateToUndo}</p>}
    </li>
  );
}

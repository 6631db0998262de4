import { Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { sessionStore } from '#app/browser/session/session-store.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import {
  acceptInvitation,
  declineInvitation,
  findInvitation,
  findOwnInvitations,
  type Invitation,
} from '#app/domain/access/access-calls.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/invitation.ts';
import type { Route } from './+types/invitations';
import { findInvitationToken, InvitationTerms } from './invitation-terms.tsx';

const schema = z.object({ id: z.string() });

/** Reloads the profile, because a community member may become a business owner. */
const accept = signedInForm(schema, async ({ db }, { id }) => {
  const outcome = await acceptInvitation({ db }, { id });
  if (!outcome.ok) return answerRefusal(outcome);
  if (outcome.outcome === 'closed') {
    notify(toasts.invitationClosed);
    return done;
  }
  notify(toasts.invitationAccepted);
  const now = sessionStore.get();
  if (now.status === 'signed-in' && now.profile?.role === 'community_user') {
    sessionStore.set({ ...now, profile: { ...now.profile, role: 'business_owner' } });
  }
  return done;
});

const decline = signedInForm(schema, async ({ db }, { id }) => {
  const outcome = await declineInvitation({ db }, { id });
  if (!outcome.ok) return answerRefusal(outcome);
  if (outcome.outcome === 'closed') notify(toasts.invitationClosed);
  return done;
});

export const handle = { isPrivate: true, title: t.listTitle } satisfies SignedInHandle;

/** Loads the invitations to the account's address, and the one of this tab's link. */
export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const token = findInvitationToken();
  const [own, opened] = await Promise.all([
    findOwnInvitations({ db }),
    token === null ? null : findInvitation({ db }, token),
  ]);
  return { own, opened };
}

export const clientAction = signedInForms({ accept, decline });

/** Invitations with a button to accept and one to decline. */
export default function Invitations({ loaderData: { own, opened } }: Route.ComponentProps) {
  return (
    <div className="mt-4 max-w-2xl">
      {opened && !opened.is_yours && <ForAnother invitation={opened} />}
      {own.length === 0 && <p className="text-soft">{t.listEmpty}</p>}
      {own.length > 0 && (
        <ul className="grid gap-5">
          {own.map((invitation) => (
            <Offer key={invitation.id} invitation={invitation} />
          ))}
        </ul>
      )}
      <Link className="button-line mt-8" to="/business-profile">
        {t.goToListings}
      </Link>
    </div>
  );
}

function Offer({ invitation }: { invitation: Invitation }) {
  const accepting = useFetcher<FormAnswer>();
  const declining = useFetcher<FormAnswer>();
  const id = <input type="hidden" name="id" value={invitation.id} />;
  return (
    <li className="rounded-card bg-sunk p-[min(1.5rem,6vw)]">
      <InvitationTerms invitation={invitation} />
      <div className="mt-5 flex flex-wrap gap-3">
        <SignedInForm fetcher={accepting} intent="accept" button={t.accept}>
          {id}
        </SignedInForm>
        <SignedInForm fetcher={declining} intent="decline" button={t.decline} variant="line">
          {id}
        </SignedInForm>
      </div>
    </li>
  );
}

function ForAnother({ invitation: { address, listing } }: { invitation: Invitation }) {
  const { email } = useScreenSession().session;
  return (
    <div
      className="mb-8 rounded-card border-[1.5px] border-accent p-[min(1.5rem,6vw)]"
      role="status"
    >
      <h2 className="text-title">{t.otherAccountTitle}</h2>
      <p className="mt-2 wrap-anywhere">
        {t.otherAccountText({ name: listing.name, address, email })}
      </p>
    </div>
  );
}

import { redirect, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  signedInForm,
  signedInForms,
  SignedInForm,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { done, findErrors, type FormAnswer, refused } from '#app/components/ui/form-answer.ts';
import { answerFailure } from '#app/components/ui/run-form.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  type BusinessAccess,
  describeEndDate,
  endAccess,
  findBusinessAccess,
  inviteToBusiness,
  leaveBusiness,
  roleAbilities,
  withdrawInvitation,
} from '#app/domain/access/access-calls.ts';
import { findOwnListings, type OwnListing } from '#app/domain/business/business-calls.ts';
import type { Failure } from '#app/domain/call-write.ts';
import { parseEmail } from '#app/domain/contact/contact.ts';
import { findEditableBusiness } from '#app/domain/editing/editing-calls.ts';
import { field } from '#app/domain/field/field.ts';
import { isUuid } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import * as t from '#app/messages/routes/business-profile/access.tsx';
import { ListingFrame } from '../listing/listing-frame.tsx';
import type { Route } from './+types/access';
import { Members, OpenInvitations } from './members.tsx';

const invitation = z.object({
  business_id: z.string(),
  email: field(parseEmail),
  role: z.enum(['editor', 'hours', 'owner']),
  until: z.optional(z.string()),
});

/** What only the database knows of a valid address and date. */
const refusals = {
  email: t.ownAddress,
  until: t.dayIsOver,
};

/** Also transfers a listing: that form sends the role 'owner'. */
const invite = signedInForm(invitation, async ({ db }, values) => {
  const { business_id: businessId, email, role, until } = values;
  const input = { businessId, email, role, until: until || null };
  const outcome = await inviteToBusiness({ db }, input);
  if (!outcome.ok) {
    return outcome.reason === 'invalid' ? refused(outcome.field, refusals) : notifyFailure(outcome);
  }
  notify(toasts.invitationSent);
  return done;
});

const oneInvitation = z.object({ id: z.string() });

/** An invitation that was answered meanwhile stays; the screen reloads and shows it. */
const withdraw = signedInForm(oneInvitation, async ({ db }, { id }) => {
  const outcome = await withdrawInvitation({ db }, { id });
  return outcome.ok ? done : notifyFailure(outcome);
});

const oneMember = z.object({ business_id: z.string(), person: z.string() });

const revoke = signedInForm(oneMember, async ({ db }, { business_id, person }) => {
  const outcome = await endAccess({ db }, { businessId: business_id, person });
  return outcome.ok ? done : notifyFailure(outcome);
});

const oneBusiness = z.object({ business_id: z.string() });

const leave = signedInForm(oneBusiness, async ({ db }, { business_id: id }) => {
  const outcome = await leaveBusiness({ db }, { id });
  return outcome.ok ? done : notifyFailure(outcome);
});

function notifyFailure({ reason }: Failure) {
  return answerFailure('saveFailed', reason, { too_many: toasts.tooManyInvitations });
}

export const handle = {
  isPrivate: true,
  title: t.title,
  nameSubject: ({ listing }: { listing: OwnListing }) => listing.name,
} satisfies SignedInHandle;

/** Redirects people without access, for instance after leaving, to their own listings. */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  if (!isUuid(params.id)) throw redirect('/business-profile');
  const { db } = context.get(signedInContext);
  const [access, listings, edited] = await Promise.all([
    findBusinessAccess({ db }, params.id),
    findOwnListings({ db }),
    findEditableBusiness({ db }, params.id),
  ]);
  const listing = listings.find(({ id }) => id === params.id);
  if (listing === undefined || edited === null) throw redirect('/business-profile');
  return { listing, access, edited };
}

export const clientAction = signedInForms({ invite, withdraw, revoke, leave });

/**
 * Who may change a listing besides its owner; colleagues see what they may do, and how to leave.
 */
export default function Access({ loaderData: { listing, access, edited } }: Route.ComponentProps) {
  return (
    <ListingFrame listing={edited}>
      <div className="mt-8">
        {access === null ? <OwnRole listing={listing} /> : <Colleagues access={access} />}
        <div className="max-w-2xl">
          <LeaveForm listing={listing} />
        </div>
      </div>
    </ListingFrame>
  );
}

function OwnRole({ listing: { name, role, until } }: { listing: OwnListing }) {
  return (
    <p>
      {t.ownAccess({
        ability: roleAbilities[role],
        listing: <span className="font-semibold wrap-anywhere">{name}</span>,
        until: describeEndDate(until),
      })}
    </p>
  );
}

function Colleagues({ access }: { access: BusinessAccess }) {
  return (
    <>
      <p className="max-w-[60ch]">{t.ownersText}</p>
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="max-w-2xl">
          <Members businessId={access.id} members={access.members} />
          <OpenInvitations invitations={access.invitations} />
        </div>
        <div className="max-w-2xl">
          <InviteForm businessId={access.id} />
          <TransferForm businessId={access.id} />
        </div>
      </div>
    </>
  );
}

const roles = [
  ['hours', t.hoursRole, t.hoursRoleHint],
  ['editor', t.editorRole, t.editorRoleHint],
] as const;

/** Invites a colleague, by mail. */
function InviteForm({ businessId }: { businessId: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <TitledSection
      className="mt-8"
      id="invite"
      title={t.inviteTitle}
      headingClass="mb-4 text-section"
    >
      <SignedInForm fetcher={fetcher} intent="invite" button={t.sendInvitation} resets>
        <input type="hidden" name="business_id" value={businessId} />
        <TextField
          name="email"
          type="email"
          label={t.theirEmail}
          autoComplete="off"
          hint={t.theirEmailHint}
          error={errors.email}
        />
        <fieldset>
          <legend className="text-sm font-semibold">{t.roleLegend}</legend>
          {roles.map(([role, label, meaning]) => (
            <label key={role} className="mt-2 flex min-h-11 items-start gap-3">
              <input
                className="mt-1"
                type="radio"
                name="role"
                value={role}
                defaultChecked={role === 'hours'}
              />
              <span>
                {label}
                <span className="block text-sm text-soft">{meaning}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          name="until"
          type="date"
          label={t.lastDay}
          hint={t.lastDayHint}
          error={errors.until}
        />
      </SignedInForm>
    </TitledSection>
  );
}

/** Leaves a listing, after typing a word, because it cannot be undone. */
function LeaveForm({ listing: { id, role } }: { listing: OwnListing }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <Disclosure
      className="mt-10 border-t border-rule"
      title={t.leaveTitle}
      titleClass="font-semibold"
    >
      <p className="mb-4">{role === 'owner' ? t.ownerLeaves : t.colleagueLeaves}</p>
      <SignedInForm fetcher={fetcher} intent="leave" button={t.leave} variant="line">
        <input type="hidden" name="business_id" value={id} />
      </SignedInForm>
    </Disclosure>
  );
}

/** Offers the listing to a new owner. */
function TransferForm({ businessId }: { businessId: string }) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);
  return (
    <TitledSection
      className="mt-10"
      id="transfer"
      title={t.transferTitle}
      headingClass="text-section"
    >
      <p className="mt-2 mb-4 text-soft">{t.transferText}</p>
      <SignedInForm fetcher={fetcher} intent="invite" button={t.sendOffer} variant="line" resets>
        <input type="hidden" name="business_id" value={businessId} />
        <input type="hidden" name="role" value="owner" />
        <TextField
          name="email"
          type="email"
          label={t.newOwnersEmail}
          autoComplete="off"
          error={errors.email}
        />
      </SignedInForm>
    </TitledSection>
  );
}

import { redirect } from 'react-router';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type BusinessAccess, describeUntil, roleAbilities } from '#app/domain/access/access.ts';
import { findBusinessAccess } from '#app/domain/access/find-business-access.ts';
import { findOwnListings, type OwnListing } from '#app/domain/business/business-calls.ts';
import { findEditableBusiness } from '#app/domain/editing/editing-calls.ts';
import { isUuid } from '#app/domain/uuid/uuid.ts';
import type { Route } from './+types/access';
import { ListingFrame } from '../listing/listing-frame.tsx';
import { invite, leave, takeBack, withdraw } from './change-access.ts';
import { TransferForm } from './transfer-form.tsx';
import { InviteForm } from './invite-form.tsx';
import { LeaveForm } from './leave-form.tsx';
import { OpenInvitations } from './open-invitations.tsx';
import { Members } from './members.tsx';

export const handle = {
  isPrivate: true,
  title: 'Who has access',
  nameThing: ({ listing }: { listing: OwnListing }) => listing.name,
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

export const clientAction = signedInForms({ invite, withdraw, 'take-back': takeBack, leave });

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
      You can {roleAbilities[role]} of <span className="font-semibold wrap-anywhere">{name}</span>,{' '}
      {describeUntil(until)}. Its owner decides who else can.
    </p>
  );
}

function Colleagues({ access }: { access: BusinessAccess }) {
  return (
    <>
      <p className="max-w-[60ch]">
        You own this listing. Colleagues you invite here can edit it, too; the history records who
        changed what.
      </p>
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

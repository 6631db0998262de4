import { Link } from 'react-router';
import { InviteOwners } from '#app/components/admin/invite-owners.tsx';
import type { ListFilter } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  findOwnerInvitations,
  type OwnerInvitation,
} from '#app/domain/owner-code/owner-code-calls.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { formatLocalDate, isNameOf } from '#app/domain/text/text.ts';
import type { Route } from './+types/invitations';

export const handle = { isPrivate: true, title: 'Invited owners' } satisfies SignedInHandle;

const statusNames: Record<OwnerInvitation['status'], string> = {
  invited: 'Not opened',
  opened: 'Opened',
  correct: 'All correct',
  claimed: 'Claimed',
  declined: 'Declined',
  removal: 'Asked to be removed',
};

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const status = url.searchParams.get('status') ?? '';
  const after = readIdParam(url.searchParams, 'after');
  const page = findOwnerInvitations(context.get(signedInContext), {
    ...(isNameOf(statusNames, status) && { status }),
    ...(after && { after }),
  });
  return { page: await settle(page) };
}

/** Owners who were invited to check and claim their listing, and what became of it. */
export default function InvitationsScreen({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-soft">
        Select listings under{' '}
        <Link className="link-quiet" to="/dashboard/listings?owner=none">
          Listings
        </Link>{' '}
        to invite their owners. Each is reminded at most twice, a week apart, and never after an
        answer.
      </p>
      <RecordList
        label="Find invitations"
        filters={filters}
        of={page.of}
        failed="We could not load the invitations."
        read={({ items, next }) => ({ rows: items, next })}
        keyOf={({ id }) => id}
        columns={columns}
        empty="No invitations."
        selection={{
          nameOf: ({ name }) => name,
          tools: (chosen, clear) => <InviteOwners chosen={chosen} onDone={clear} />,
        }}
      />
    </>
  );
}

const filters: ListFilter[] = [
  { name: 'status', label: 'Status', options: [['', 'Any'], ...Object.entries(statusNames)] },
];

const columns = [
  {
    name: 'Listing',
    cell: ({ id, name, city, state }: OwnerInvitation) => (
      <>
        <Link className="link-quiet font-semibold" to={`/business-profile/${id}`}>
          {name}
        </Link>
        <span className="block text-soft">
          {city}, {state}
        </span>
      </>
    ),
  },
  {
    name: 'Status',
    cell: ({ id, status }: OwnerInvitation) =>
      status === 'removal' ? (
        <Link className="link-quiet font-semibold" to={`/business-profile/${id}/status`}>
          {statusNames.removal}
        </Link>
      ) : (
        statusNames[status]
      ),
  },
  {
    name: 'By',
    cell: ({ channel }: OwnerInvitation) => (channel === 'email' ? 'Email' : 'Letter'),
    isNarrow: true,
  },
  { name: 'Reminders', cell: ({ reminders }: OwnerInvitation) => reminders, isNarrow: true },
  {
    name: 'Last sent',
    cell: ({ sent_at }: OwnerInvitation) => formatLocalDate(sent_at),
    isNarrow: true,
  },
  {
    name: 'Changed',
    cell: ({ changed_at }: OwnerInvitation) => formatLocalDate(changed_at),
    isNarrow: true,
  },
];

import { Link } from 'react-router';
import { describeUntil, type Invitation, roleAbilities } from '#app/domain/access/access.ts';
import { formatDeadline } from '#app/domain/text/text.ts';
import { invitationKey } from '#app/config/session.ts';

/** What accepting the invitation does. */
export function InvitationTerms({ invitation }: { invitation: Invitation }) {
  const { listing, role, until, owner, expires_at } = invitation;
  const inviter = owner === null ? 'The owner' : `The owner, “${owner}”,`;
  return (
    <>
      <h2 className="text-title wrap-anywhere">
        <Link className="link-quiet" to={`/business/${listing.slug}`}>
          {listing.name}
        </Link>
      </h2>
      <p className="text-sm text-soft">
        {listing.city}, {listing.state}
      </p>
      <p className="mt-3 wrap-anywhere">
        {role === 'owner'
          ? `${inviter} wants to transfer this listing to you. If you accept, you own it: you keep it up to date and decide who can edit it. They no longer own it.`
          : `${inviter} invites you to edit this listing. If you accept, you can ${roleAbilities[role]}, ${describeUntil(until)}. You can leave at any time.`}
      </p>
      <p className="mt-2 text-sm text-soft">Open until {formatDeadline(expires_at)}.</p>
    </>
  );
}

/**
 * Returns the token of the invitation link that opened this tab (early-session.ts); null without
 * one.
 */
export function findKeptToken(): string | null {
  try {
    return sessionStorage.getItem(invitationKey);
  } catch {
    // Without session storage, people find the invitation by their account's address.
    return null;
  }
}

import { Link } from 'react-router';
import { readStoredText } from '#app/browser/storage/stored.ts';
import { invitationKey } from '#app/config/session.ts';
import type { Invitation } from '#app/domain/access/access-calls.ts';
import { formatLocalDay, formatLongDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/invitation.ts';

/** What accepting the invitation does. */
export function InvitationTerms({ invitation }: { invitation: Invitation }) {
  const { listing, role, until, owner, expires_at } = invitation;
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
          ? t.ownerTerms({ owner })
          : t.editorTerms({ owner, role, until: until && formatLongDate(until) })}
      </p>
      <p className="mt-2 text-sm text-soft">{t.openUntil({ date: formatLocalDay(expires_at) })}</p>
    </>
  );
}

/**
 * Returns the token of the invitation link that opened this tab (early-session.ts); null without
 * one.
 */
export function findInvitationToken(): string | null {
  // Without session storage, people find the invitation by their account's address.
  return readStoredText('sessionStorage', invitationKey);
}

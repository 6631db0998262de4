import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  type BusinessAccess,
  describeEndDate,
  roleAbilities,
} from '#app/domain/access/access-calls.ts';
import { formatLocalDay, formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business-profile/access.tsx';

type MembersProps = { businessId: string; members: BusinessAccess['members'] };

/** The colleagues who work on a listing. */
export function Members({ businessId, members }: MembersProps) {
  return (
    <TitledSection className="mt-8" id="members" title={t.colleagues} headingClass="text-section">
      {members.length === 0 && <p className="mt-2 text-soft">{t.noColleagues}</p>}
      {members.length > 0 && (
        <ul className="mt-3 border-t border-ink">
          {members.map((member) => (
            <Member key={member.person} businessId={businessId} member={member} />
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

type MemberProps = { businessId: string; member: BusinessAccess['members'][number] };

function Member({ businessId, member: { person, name, address, role, until } }: MemberProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <li className="grid grid-cols-1 items-center gap-x-6 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name ?? address}</p>
        <p className="text-sm wrap-anywhere text-soft">
          {t.memberAccess({
            address: name ? address : null,
            ability: roleAbilities[role],
            until: describeEndDate(until),
          })}
        </p>
      </div>
      <SignedInForm fetcher={fetcher} intent="revoke" button={t.removeAccess} variant="line">
        <input type="hidden" name="business_id" value={businessId} />
        <input type="hidden" name="person" value={person} />
      </SignedInForm>
    </li>
  );
}

type Invitation = BusinessAccess['invitations'][number];

/** The open invitations of a listing, and those declined or expired within the last 14 days. */
export function OpenInvitations({ invitations }: { invitations: Invitation[] }) {
  if (invitations.length === 0) return null;
  return (
    <TitledSection
      className="mt-8"
      id="invitations"
      title={t.invitations}
      headingClass="text-section"
    >
      <ul className="mt-3 border-t border-ink">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="grid grid-cols-1 items-center gap-x-6 gap-y-2 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{invitation.address}</p>
              <p className="text-sm text-soft">{describe(invitation)}</p>
            </div>
            {invitation.status === 'open' && <Withdraw id={invitation.id} />}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function describe({ role, until, status, expires_at }: Invitation): string {
  if (status === 'declined') return t.declined;
  if (status === 'expired') return t.expired({ date: formatLocalDate(expires_at) });
  const by = formatLocalDay(expires_at);
  if (role === 'owner') return t.offered({ by });
  return t.invited({ ability: roleAbilities[role], until: describeEndDate(until), by });
}

function Withdraw({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="withdraw" button={t.withdraw} variant="line">
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}

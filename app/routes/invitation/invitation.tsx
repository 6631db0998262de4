import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { NarrowScreen } from '#app/components/site/narrow-screen.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { Loading } from '#app/components/ui/loading.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { findInvitation, type Invitation as Found } from '#app/domain/access/access-calls.ts';
import * as t from '#app/messages/routes/invitation.ts';
import type { Route } from './+types/invitation';
import { findInvitationToken, InvitationTerms } from './invitation-terms.tsx';

export const handle = { isPrivate: true } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/**
 * Where people go after signing in: it finds invitations by the account's address, also in another
 * tab.
 */
const answerAt = '/invitations';

/** The target of an invitation's mail: what it offers, and how to accept it. */
export default function Invitation() {
  const { status } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (status === 'signed-in') void navigate(answerAt, { replace: true });
  }, [status, navigate]);
  return (
    <NarrowScreen title={t.title} isWide javascriptNeeded={t.javascriptNeeded}>
      {status === 'signed-out' ? <Opened /> : <Loading className="mt-6" />}
    </NarrowScreen>
  );
}

function Opened() {
  const { found, load } = useStoredInvitation();
  if (found === 'loading') return <Loading className="mt-6" />;
  if (found === 'failed') return <LoadFailed text={t.invitationNotLoaded} onRetry={load} />;
  return (
    <>
      {found === null ? (
        <p className="mt-4">{t.invitationClosed}</p>
      ) : (
        <div className="mt-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]">
          <InvitationTerms invitation={found} />
        </div>
      )}
      {found && <p className="mt-5 wrap-anywhere">{t.howToAccept({ address: found.address })}</p>}
      <div className="mt-5 flex flex-wrap gap-3">
        <Link className="button-solid" to={toSignInHref(answerAt)}>
          {t.signIn}
        </Link>
        <Link className="button-line" to={`/auth?view=sign-up&next=${answerAt}`}>
          {t.signUp}
        </Link>
      </div>
    </>
  );
}

type Loaded = Found | null | 'loading' | 'failed';

function useStoredInvitation() {
  const [found, setFound] = useState<Loaded>('loading');
  function load() {
    findStoredInvitation().then(setFound, () => setFound('failed'));
  }
  useEffect(load, []);
  return { found, load };
}

async function findStoredInvitation(): Promise<Found | null> {
  const token = findInvitationToken();
  return token === null ? null : findInvitation({ db: await openSession() }, token);
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}

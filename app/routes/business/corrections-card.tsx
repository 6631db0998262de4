import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import type { Business } from '#app/domain/business/business.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import * as t from '#app/messages/routes/business/business.tsx';

/** Who manages the listing, unless it is closed or moved, and how to report an error. */
export function CorrectionsCard({ business }: { business: Business }) {
  const { id, slug, status } = business;
  const canEdit = useCanEdit(id);
  return (
    <section
      className="no-print self-start px-1 text-sm lg:col-start-2"
      aria-labelledby="ownership"
    >
      {status === 'published' ? (
        <Ownership business={business} canEdit={canEdit} />
      ) : (
        <h2 id="ownership" className="mb-3 text-title">
          {t.somethingWrong}
        </h2>
      )}
      {canEdit && status !== 'published' && <EditLink id={id} />}
      {status === 'published' && !canEdit && (
        <Link
          className="link-quiet flex min-h-11 items-center border-t border-rule"
          to={`/business/${slug}/suggest`}
        >
          {t.suggestEdit}
        </Link>
      )}
      <Link
        className="link-quiet flex min-h-11 items-center border-t border-rule"
        to={toReportHref({ kind: 'listing', id })}
      >
        {t.reportListing}
      </Link>
      <Link
        className="link-quiet flex min-h-11 items-center border-y border-rule"
        to={`/business/${slug}/history`}
      >
        {t.whatChanged}
      </Link>
    </section>
  );
}

/** What each level of verification means. */
const verifications: Record<Business['verification'], string | null> = {
  none: null,
  documents: t.verifiedByDocuments,
  letter: t.verifiedByLetter,
  phone: t.verifiedByPhone,
  email: t.verifiedByEmail,
  website: t.verifiedByWebsite,
};

function Ownership({ business, canEdit }: { business: Business; canEdit: boolean }) {
  const { id, slug, is_claimed, verification } = business;
  return (
    <>
      <h2 id="ownership" className="text-title">
        {is_claimed ? t.managed : t.unmanaged}
      </h2>
      <p className="mt-2 text-soft">
        {is_claimed ? t.managedText : t.unmanagedText} {is_claimed && verifications[verification]}
      </p>
      {canEdit ? (
        <EditLink id={id} />
      ) : (
        <Link className="link-quiet inline-flex min-h-11 items-center" to={`/claim/${slug}`}>
          {is_claimed ? t.claimOwned : t.claim}
        </Link>
      )}
    </>
  );
}

/** To the editor; for admins also to its parts that moderate. */
function EditLink({ id }: { id: string }) {
  const session = useSession();
  const profile = session.status === 'signed-in' ? session.profile : null;
  const links = [
    { to: '', text: t.editListing },
    ...(isAdmin(profile)
      ? [
          { to: '/status', text: t.suspendListing },
          { to: '/history', text: t.fullHistory },
        ]
      : []),
  ];
  return (
    <p className="flex flex-wrap gap-x-5">
      {links.map(({ to, text }) => (
        <Link
          key={to}
          className="link-quiet inline-flex min-h-11 items-center font-semibold"
          to={`/business-profile/${id}${to}`}
        >
          {text}
        </Link>
      ))}
    </p>
  );
}

/** Returns whether the signed-in user may edit the listing: the page is the same for everybody. */
function useCanEdit(id: string): boolean {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const [editable, setEditable] = useState<string | null>(null);
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    void findEditable(id).then((found) => isCurrent && setEditable(found));
    return () => void (isCurrent = false);
  }, [id, userId]);
  return userId !== null && editable === id;
}

/** Returns the id if the user may edit that listing; null also when that cannot be found out. */
async function findEditable(id: string): Promise<string | null> {
  try {
    const [db, { findManaged }] = await Promise.all([
      openSession(),
      import('#app/domain/statistics/statistics-calls.ts'),
    ]);
    const [found = null] = await findManaged({ db }, { ids: [id] });
    return found;
  } catch {
    return null;
  }
}

import { Link, useLocation } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { AuditLog } from '#app/domain/audit/audit.ts';
import { findAuditLog } from '#app/domain/audit/audit-calls.ts';
import type { Route } from './+types/audit';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditItem } from './audit-item.tsx';
import { type AuditQuery, parseAuditQuery, toAuditFilter, toNextHref } from './audit-query.ts';
import { AuditCheck } from './audit-check.tsx';

export const handle = { isPrivate: true, title: 'Audit log' } satisfies SignedInHandle;

const pageSize = 50;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const query = parseAuditQuery(url.searchParams);
  const page = findAuditLog(context.get(signedInContext), {
    ...toAuditFilter(query),
    ...(query.before && { before: query.before }),
    most: pageSize,
  });
  return { page: await settle(page) };
}

/** The audit log; for super admins. */
export default function AuditScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = parseAuditQuery(new URLSearchParams(search));
  return (
    <>
      <p className="mt-6 max-w-2xl text-soft">
        Every change of a listing, a role or a decision, with who made it. Rows are only added; each
        is chained to the one before by a hash. Once a day the last hash is noted outside the
        database; Health shows a failed “Checks and notes the end of the audit log” if that row is
        gone later.
      </p>
      <AuditCheck />
      <AuditFilters key={search} query={query} />
      <ScreenPart of={loaderData.page.of} what="the audit log">
        {(page) => <Entries page={page} query={query} />}
      </ScreenPart>
    </>
  );
}

const unknowns = {
  person: 'No account has this address or id.',
  thing: 'Nothing has this id, and no listing this address on the site.',
};

function Entries({ page, query }: { page: AuditLog; query: AuditQuery }) {
  const { entries, next, unknown } = page;
  if (unknown !== null) return <p className="mt-8">{unknowns[unknown]}</p>;
  if (entries.length === 0)
    return <p className="mt-8 text-soft">Nothing of this kind is recorded.</p>;
  return (
    <>
      <ol className="mt-8 border-t border-ink">
        {entries.map((entry) => (
          <AuditItem key={entry.id} entry={entry} />
        ))}
      </ol>
      <div className="mt-6 flex flex-wrap items-start gap-3">
        {next !== null && (
          <Link className="button-line" to={toNextHref(query, next)}>
            Older ones
          </Link>
        )}
        <AuditExport query={query} />
      </div>
    </>
  );
}

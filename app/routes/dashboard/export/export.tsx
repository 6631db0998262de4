import { useLocation } from 'react-router';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { countExport } from '#app/domain/export/export-calls.ts';
import { findImportLists, findImports } from '#app/domain/import/job/job-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/export';
import { Download } from './download.tsx';
import { ExportFilters, parseExportQuery, toExportFilter } from './export-filters.tsx';

export const handle = { isPrivate: true, title: 'Export' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'Only admins export listings.' }),
];

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const filter = toExportFilter(parseExportQuery(url.searchParams));
  const found = Promise.all([
    findImportLists({ db }),
    findImports({ db }),
    countExport({ db }, filter),
  ]);
  return { found: await settle(found) };
}

/** Exports listings to a file; for admins. */
export default function ExportScreen({ loaderData }: Route.ComponentProps) {
  const { search } = useLocation();
  const query = parseExportQuery(new URLSearchParams(search));
  return (
    <>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Listings as a file, for a spreadsheet or a map. Owners are not included. Each export is
        recorded in the audit log.
      </p>
      <ScreenPart of={loaderData.found.of} failed="We could not load the listings.">
        {([lists, imports, count]) => (
          <>
            <ExportFilters key={search} query={query} lists={{ ...lists, imports }} />
            <Download key={`download ${search}`} filter={toExportFilter(query)} count={count} />
          </>
        )}
      </ScreenPart>
    </>
  );
}

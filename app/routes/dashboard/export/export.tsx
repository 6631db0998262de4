import { useLocation } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { countExport } from '#app/domain/export/count-export.ts';
import { findImportLists } from '#app/domain/import/job/find-import-lists.ts';
import { findImports } from '#app/domain/import/job/find-imports.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/export';
import { Download } from './download.tsx';
import { ExportFilters } from './export-filters.tsx';
import { parseExportQuery, toExportFilter } from './export-query.ts';

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
        Listings as a file, for a spreadsheet or a map. It does not say who owns what. Each export
        is recorded in the audit log.
      </p>
      <ScreenPart of={loaderData.found.of} what="the listings">
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

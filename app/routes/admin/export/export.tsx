import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { exportFormatNames, offerExport } from '#app/components/admin/offer-export.ts';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { countExport } from '#app/domain/export/export-calls.ts';
import type { ExportFilter, ExportFormat } from '#app/domain/export/export.ts';
import { findImportLists, findImports } from '#app/domain/import/import-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as toasts from '#app/messages/account-toasts.ts';
import type { Route } from './+types/export';
import { ExportFilters, parseExportQuery, toExportFilter } from './export-filters.tsx';

export const handle = { isPrivate: true, title: 'Export' } satisfies SignedInHandle;

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

/** The number of listings, and their file. */
function Download({ filter, count }: { filter: ExportFilter; count: number }) {
  const [words, setWords] = useState('');
  const [isRunning, setRunning] = useState(false);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function offer(format: ExportFormat) {
    setRunning(true);
    setWords('One moment…');
    const { signal } = (stopping.current = new AbortController());
    try {
      await offerExport(await openSession(), {
        filter,
        format,
        signal,
        onProgress: (bytes) => setWords(`${(bytes / 1_000_000).toFixed(1)} MB…`),
      });
    } catch {
      if (!signal.aborted) notify(toasts.exportFailed);
    }
    setWords('');
    setRunning(false);
  }

  return (
    <section className="mt-8" aria-label="The file">
      <p className="text-section tabular-nums" role="status">
        {count === 1 ? '1 listing' : `${formatCount(count)} listings`}
      </p>
      {count > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {exportFormatNames.map(([format, name]) => (
            <button
              key={format}
              className="button-line"
              type="button"
              aria-disabled={isRunning}
              onClick={() => !isRunning && void offer(format)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <p className="mt-2 min-h-[1lh] text-sm tabular-nums" role="status">
        {words}
      </p>
    </section>
  );
}

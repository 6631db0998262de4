import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { offerExport } from '#app/components/admin/offer-export.ts';
import type { Column } from '#app/components/list/list-query.ts';
import { RecordList } from '#app/components/list/record-list.tsx';
import { requireRole, signedInContext } from '#app/components/signed-in/require-session.ts';
import { later } from '#app/components/signed-in/screen-part.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { DownloadButton } from '#app/components/ui/download-button.tsx';
import { FileField } from '#app/components/ui/file-field.tsx';
import { findImports } from '#app/domain/import/import-calls.ts';
import type { ImportSummary } from '#app/domain/import/import.ts';
import { ImportError } from '#app/domain/import/read/source.ts';
import { isAdmin, isBusinessOwner } from '#app/domain/profile/profile.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import { ownersOnly } from '#app/messages/routes/business-profile/listing.tsx';
import * as t from '#app/messages/routes/business-profile/spreadsheet.ts';
import type { Route } from './+types/spreadsheet';

export const handle = { isPrivate: true, title: t.title } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({
    isMet: (profile) => isBusinessOwner(profile) || isAdmin(profile),
    refusal: ownersOnly,
  }),
];

export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { files: later(findImports(context.get(signedInContext), true)) };
}

/** The listings of an owner as a file, out and in again: an import of only what they manage. */
export default function SpreadsheetScreen({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mb-12">
      <p className="mt-3 mb-6 max-w-2xl text-soft">{t.about}</p>
      <Download />
      <Upload />
      <ScreenSection title={t.files}>
        <RecordList
          label={t.findFiles}
          of={loaderData.files}
          failed={t.filesFailed}
          read={(rows) => ({ rows })}
          keyOf={({ id }) => id}
          columns={columns}
          matches={() => true}
          empty={t.noFiles}
        />
      </ScreenSection>
    </div>
  );
}

const columns: Column<ImportSummary>[] = [
  {
    name: t.name,
    cell: ({ id, file_name }) => (
      <Link className="link-quiet font-semibold" to={id}>
        {file_name}
      </Link>
    ),
  },
  { name: t.uploaded, cell: ({ created_at }) => formatLocalDate(created_at) },
  { name: t.changed, cell: ({ counts }) => formatCount(counts.updated ?? 0), isNarrow: true },
  { name: t.state, cell: ({ state }) => <b>{t.states[state]}</b> },
];

function Download() {
  return (
    <DownloadButton
      label={t.download}
      busy={t.downloading}
      offer={async () =>
        offerExport(await openSession(), {
          filter: { own: true },
          format: 'csv',
          signal: AbortSignal.timeout(60_000),
        })
      }
    />
  );
}

/** Reads the chosen file in this tab, and continues with what it would change. */
function Upload() {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const stopping = useRef<AbortController>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function begin(file: File) {
    setBusy(true);
    setFault(null);
    const { signal } = (stopping.current = new AbortController());
    try {
      const { sendOwnFile } = await import('./send-own-file.client.ts');
      await navigate(await sendOwnFile(await openSession(), { file, signal }));
    } catch (error) {
      setFault(error instanceof ImportError ? error.message : t.notSent);
      setBusy(false);
    }
  }

  return (
    <div className="mt-8 max-w-2xl">
      <FileField
        label={t.file}
        accept=".csv,.tsv,.txt,.xlsx"
        isBusy={isBusy}
        text={fault ?? (isBusy ? t.reading : t.fileHint)}
        isFault={fault !== null}
        onChoose={(file) => void begin(file)}
      />
      <p className="mt-3 text-sm text-soft">{t.rules}</p>
    </div>
  );
}

import { useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { DownloadButton } from '#app/components/ui/download-button.tsx';
import type { ExportFilter, ExportFormat } from '#app/domain/export/export.ts';
import { offerExport } from './offer-export.ts';

const formats: [ExportFormat, string][] = [
  ['csv', 'Download as CSV'],
  ['geojson', 'Download as GeoJSON'],
];

/** Buttons that export the listings of a filter; the pressed one says how much of the file has arrived. */
export function ExportFile({ filter }: { filter: ExportFilter }) {
  const [bytes, setBytes] = useState(0);
  return (
    <p className="flex flex-wrap items-center gap-3">
      {formats.map(([format, name]) => (
        <DownloadButton
          key={format}
          label={name}
          busy={bytes === 0 ? 'One moment…' : `${(bytes / 1_000_000).toFixed(1)} MB…`}
          offer={async () => {
            setBytes(0);
            await offerExport(await openSession(), { filter, format, onProgress: setBytes });
          }}
        />
      ))}
    </p>
  );
}

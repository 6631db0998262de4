import type { ReactNode } from 'react';
import type { SignedDocument } from '#app/domain/claim/claim-calls.ts';
import * as t from '#app/messages/components/signed-in.tsx';

type DocumentListProps = {
  documents: SignedDocument[];
  /** Actions for a document. */
  children?: (document: SignedDocument) => ReactNode;
};

/** The documents of a claim; each opens in a new tab. */
export function DocumentList({ documents, children }: DocumentListProps) {
  return (
    <ul className="border-t border-ink">
      {documents.map((document) => (
        <li
          key={document.path}
          className="flex min-h-12 flex-wrap items-center justify-between gap-x-6 border-b border-rule"
        >
          <span className="min-w-0 wrap-anywhere">
            {document.address ? (
              <a
                className="link-quiet inline-flex min-h-11 items-center font-semibold"
                href={document.address}
                target="_blank"
                rel="noreferrer"
              >
                {document.name}
                <span className="sr-only"> {t.opensInNewTab}</span>
              </a>
            ) : (
              <span className="font-semibold">{document.name}</span>
            )}{' '}
            <span className="text-sm text-soft">{describe(document)}</span>
          </span>
          {children?.(document)}
        </li>
      ))}
    </ul>
  );
}

/** "PDF, 1.2 MB" */
function describe({ type, bytes }: SignedDocument): string {
  const kind = (type ?? '').split('/').at(-1)?.toUpperCase();
  const size = bytes === null ? null : `${Math.max(0.1, Math.round(bytes / 104_857.6) / 10)} MB`;
  return [kind, size].filter(Boolean).join(', ');
}

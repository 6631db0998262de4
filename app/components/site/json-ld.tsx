import { useState } from 'react';
import { useIsFromServer } from '#app/browser/hydration.ts';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serializes data as JSON that cannot close its script element. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, (sign) => escapes[sign] ?? '');
}

/**
 * Structured data for machines, which load documents. Not rendered after client-side navigation,
 * and removed when the data changes: it has no readers there, and `require-trusted-types-for
 * 'script'` forbids creating scripts from text.
 */
export function JsonLd({ data }: { data: object }) {
  const text = toScriptText(data);
  const isFromServer = useIsFromServer();
  const [textInDocument, setTextInDocument] = useState(isFromServer ? text : null);
  // Once removed it stays removed, even if the original data returns.
  if (textInDocument !== null && textInDocument !== text) setTextInDocument(null);
  if (textInDocument !== text) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

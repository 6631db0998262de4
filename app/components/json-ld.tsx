import { useEffect, useState } from 'react';

let isFirstScreen = true;

/**
 * Structured data for machines that load documents. A screen reached by navigation leaves it out:
 * nobody reads it there, and `require-trusted-types-for 'script'` forbids making scripts from text.
 */
export function JsonLd({ data }: { data: object }) {
  const [isInDocument] = useState(isFirstScreen);
  useEffect(() => {
    isFirstScreen = false;
  }, []);
  if (!isInDocument) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />
  );
}

/** JSON that cannot end the script element it stands in. */
export function toScriptText(data: object): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

import { useState } from 'react';
import { useIsFromServer } from '#app/browser/hydration.ts';
import { toScriptText } from './script-text.ts';

/**
 * Structured data for machines that load documents. A screen reached by navigation leaves it out,
 * and one whose data change takes it away: nobody reads it there, and
 * `require-trusted-types-for 'script'` forbids making scripts from text.
 */
export function JsonLd({ data }: { data: object }) {
  const text = toScriptText(data);
  const isFromServer = useIsFromServer();
  const [textInDocument, setTextInDocument] = useState(isFromServer ? text : null);
  // Once gone it stays away, also when the data are the first ones again.
  if (textInDocument !== null && textInDocument !== text) setTextInDocument(null);
  if (textInDocument !== text) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

import { useState } from 'react';
import { useIsFromServer } from './hydration.ts';
import { toScriptText } from './script-text.ts';

/**
 * Structured data for machines that load documents. A screen reached by navigation leaves it out,
 * and one whose data changes drops it: nobody reads it there, and `require-trusted-types-for
 * 'script'` forbids making scripts from text.
 */
export function JsonLd({ data }: { data: object }) {
  const text = toScriptText(data);
  const isFromServer = useIsFromServer();
  const [first, setFirst] = useState<string | null>(text);
  if (first !== null && first !== text) setFirst(null);
  if (!isFromServer || first !== text) return null;
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

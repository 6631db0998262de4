import { useIsFromServer } from './hydration.ts';
import { toScriptText } from './script-text.ts';

/**
 * Structured data for machines that load documents. A screen reached by navigation leaves it out:
 * nobody reads it there, and `require-trusted-types-for 'script'` forbids making scripts from text.
 */
export function JsonLd({ data }: { data: object }) {
  if (!useIsFromServer()) return null;
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />
  );
}

import { createContext, useContext, type ReactNode, useState } from 'react';
import { useIsFromServer } from '#app/browser/hydration.ts';
import type { AppScripts } from '#app/document/app-scripts.ts';

type DocumentContextValue = {
  /** Marks our own inline scripts while the document is rendered. */
  nonce: string;
  scripts: AppScripts;
  /** Replaces the shipped colors; '' while those apply. */
  colors: string;
  /** The colors of the browser's own bars. */
  bars: Record<'light' | 'dark', string>;
};

/** What the server knows while it renders a document; null in the browser. */
export const DocumentContext = createContext<DocumentContextValue | null>(null);

const none = { data: '', start: '', preloads: [] };

/** The scripts that start the app, in place of React Router's <Scripts>. In the browser they have run. */
export function DocumentScripts() {
  const { nonce, scripts } = useContext(DocumentContext) ?? { scripts: none };
  return (
    <>
      {scripts.preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} nonce={nonce} />
      ))}
      <InlineScript nonce={nonce} code={scripts.data} />
      <InlineScript nonce={nonce} code={scripts.start} />
    </>
  );
}

function InlineScript({ nonce, code }: { nonce: string | undefined; code: string }) {
  return (
    <script nonce={nonce} dangerouslySetInnerHTML={{ __html: code }} suppressHydrationWarning />
  );
}

/**
 * Renders its children only if they are in the server's HTML: a document rebuilt in the browser
 * must not create scripts, see routes/site-layout. A separate component, so that the check re-renders
 * nothing else.
 */
export function FromServer({ children }: { children: ReactNode }) {
  return useIsFromServer() && children;
}

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

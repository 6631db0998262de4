import { createContext, useContext } from 'react';
import type { AppScripts } from '#app/document/app-scripts.ts';

type DocumentContextValue = {
  /** Marks our own inline scripts while the document is rendered. */
  nonce: string;
  scripts: AppScripts;
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

/** React Router's module, which loads the screen; the nonce may come before or after the type. */
const moduleScript =
  /<script(?=[^>]* type="module")(?=[^>]* nonce="([^"]+)")[^>]*>([\s\S]*?)<\/script>/;

/** The Trusted Types policy with which the start script inserts that module, once. */
export const startPolicy = 'start';

/** A page, and the modules that its start script inserts. */
type StartedPage = { html: string; modules: string[] };

/**
 * Replaces React Router's module in the page by a script that inserts it. Under `'strict-dynamic'`
 * a module in the HTML cannot import anything: its imports count as parser-inserted too and have no
 * hash. A module inserted by a trusted script can (Content Security Policy 3, 8.2).
 */
export function startByScript(html: string, nonce: string): StartedPage {
  const [found, itsNonce, code = ''] = moduleScript.exec(html) ?? [];
  if (found === undefined || itsNonce !== nonce) return { html, modules: [] };
  const start = `<script nonce="${nonce}">${writeStart(code)}</script>`;
  // A function, since replace() would interpret "$&" in a text.
  return { html: html.replace(found, () => start), modules: [code] };
}

function writeStart(code: string): string {
  const text = JSON.stringify(code).replaceAll('<', String.raw`\u003c`);
  return `{const code=${text},script=document.createElement("script");script.type="module";script.text=self.trustedTypes?trustedTypes.createPolicy("${startPolicy}",{createScript:(text)=>text}).createScript(code):code;document.head.append(script);script.remove()}`;
}

/** React Router's module, which loads the screen; with the nonce before or after its type. */
const moduleScript =
  /<script(?=[^>]* type="module")(?=[^>]* nonce="([^"]+)")[^>]*>([\s\S]*?)<\/script>/;

/** The Trusted Types policy by which the start puts that module into the page, once. */
export const startPolicy = 'start';

/** A page, and the modules that its start puts into it. */
type StartedPage = { html: string; modules: string[] };

/**
 * The page with a script that puts React Router's module into it, in place of the module itself. Under
 * `'strict-dynamic'` a module that stands in the HTML may import nothing: its imports count as written
 * there, too, and have no hash. What a trusted script puts in may (Content Security Policy 3, 8.2).
 */
export function startByScript(html: string, nonce: string): StartedPage {
  const [found, itsNonce, code = ''] = moduleScript.exec(html) ?? [];
  if (found === undefined || itsNonce !== nonce) return { html, modules: [] };
  const start = `<script nonce="${nonce}">${writeStart(code)}</script>`;
  // Not by its text: "$&" in the code would mean something.
  return { html: html.replace(found, () => start), modules: [code] };
}

function writeStart(code: string): string {
  const text = JSON.stringify(code).replaceAll('<', String.raw`\u003c`);
  return `{const code=${text},script=document.createElement("script");script.type="module";script.text=self.trustedTypes?trustedTypes.createPolicy("${startPolicy}",{createScript:(text)=>text}).createScript(code):code;document.head.append(script);script.remove()}`;
}

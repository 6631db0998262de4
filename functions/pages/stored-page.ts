/** A rendered page as cached: status, headers, and the body as bytes ready to send. */
export type StoredPage = {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
};

/** Returns the page with its HTML changed. */
export function rewrite(page: StoredPage, change: (html: string) => string): StoredPage {
  const html = new TextDecoder().decode(page.body);
  return { ...page, body: new TextEncoder().encode(change(html)) };
}

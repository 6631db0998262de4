/** A rendered page as it is kept: all of its answer, its text as the bytes that go out. */
export type StoredPage = {
  status: number;
  headers: [string, string][];
  body: Uint8Array<ArrayBuffer>;
};

/** The same page with other words in it. */
export function rewrite(page: StoredPage, change: (html: string) => string): StoredPage {
  const html = new TextDecoder().decode(page.body);
  return { ...page, body: new TextEncoder().encode(change(html)) };
}

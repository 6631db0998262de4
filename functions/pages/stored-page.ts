/** A rendered page in the cache: the whole response, its text as the bytes to send. */
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

type Filling = {
  /** The empty element, as React renders it. */
  tag: string;
  id: string;
  /** The HTML to write into it. */
  content: string;
  /** Attributes for <html>, which show the element. */
  attributes: string;
};

/** Fills an element that is empty and hidden in every page; null if this page has none. */
export function fillIn(html: string, { tag, id, content, attributes }: Filling): string | null {
  const start = html.indexOf(`<${tag} id="${id}"`);
  if (start === -1) return null;
  const end = html.indexOf('>', start) + 1;
  // Not by replace(): "$&" in its second argument has a special meaning.
  const [before, after] = [html.slice(0, end), html.slice(end)];
  return before.replace('<html ', () => `<html ${attributes} `) + content + after;
}

import { decodeHTML } from 'entities';

/** The text of HTML as a person reads it, in one line. */
export function readText(html: string): string {
  const text = html
    .replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/?(?:b|em|i|mark|strong|time|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ');
  return decodeHTML(text).replaceAll(/\s+/g, ' ').trim();
}

/** The elements of a name, each as its HTML; they do not contain each other. */
export function findElements(html: string, name: string): string[] {
  return html.match(new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`, 'g')) ?? [];
}

/**
 * The first element of a name that has this in its HTML.
 * @throws Error if there is none
 */
export function findElement(html: string, name: string, part = ''): string {
  const found = findElements(html, name).find((element) => element.includes(part));
  if (found === undefined) throw new Error(`No ${name} with “${part}”`);
  return found;
}

/** What an element's opening tag says of it. */
export function readAttribute(element: string, name: string): string | null {
  const [tag = ''] = /<[^>]*>/.exec(element) ?? [];
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`).exec(tag) ?? [];
  return value === undefined ? null : readText(value);
}

/** Where the links with this label or text lead. */
export function findLinks(html: string, name: string | RegExp): string[] {
  const isNamed = (link: string) => {
    const text = readAttribute(link, 'aria-label') ?? readText(link);
    return typeof name === 'string' ? text === name : name.test(text);
  };
  return findElements(html, 'a')
    .filter(isNamed)
    .map((link) => readAttribute(link, 'href') ?? '');
}

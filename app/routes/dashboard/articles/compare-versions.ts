import type { ArticleContent } from '#app/domain/editorial/editorial.ts';

/** A part of a text: unchanged, removed or added. */
export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** A field that differs, by its label in the form. */
export type FieldDiff = { label: string; parts: DiffPart[] };

const labels: [field: string, label: string][] = [
  ['title', 'Title'],
  ['slug', 'Address'],
  ['summary', 'Summary'],
  ['author', 'Author'],
  ['metro', 'City'],
  ['tags', 'Tags'],
  ['status', 'Status'],
  ['published_at', 'Published on'],
  ['body', 'Text'],
];

/** Characters of unchanged text shown around a change. */
const context = 120;

/** Compares two versions word by word; `before` is null for the first. */
export async function compareVersions(
  before: ArticleContent | null,
  after: ArticleContent,
): Promise<FieldDiff[]> {
  const { diffWordsWithSpace } = await import('diff');
  return labels.flatMap(([field, label]) => {
    const [old, now] = [read(before, field), read(after, field)];
    if (old === now) return [];
    const changes = diffWordsWithSpace(old, now);
    const parts = changes.map(({ added, removed, value }, index): DiffPart => {
      if (added || removed) return { kind: added ? 'added' : 'removed', text: value };
      return {
        kind: 'same',
        text: shorten(value, { isFirst: index === 0, isLast: index === changes.length - 1 }),
      };
    });
    return [{ label, parts }];
  });
}

function read(content: ArticleContent | null, field: string): string {
  const value = (content as Record<string, string | string[] | null> | null)?.[field] ?? '';
  return typeof value === 'string' ? value : value.join(', ');
}

function shorten(text: string, { isFirst, isLast }: { isFirst: boolean; isLast: boolean }): string {
  const head = isFirst ? '' : text.slice(0, context);
  const tail = isLast ? '' : text.slice(-context);
  return text.length <= head.length + tail.length + 40 ? text : `${head} … ${tail}`;
}

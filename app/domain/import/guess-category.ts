/** A category as the database has it. */
export type ImportCategory = { id: number; slug: string; name: string; synonyms: string[] };

type GuessInput = {
  /** The category column's cell; "" when there is none. */
  cell: string;
  /** The file's name, which often says what all its rows are ("breweries.csv"). */
  fileName: string;
  businessName: string;
};

const shortestLabel = 3;

/** Makes a guesser over the categories; it answers with "other" when nothing speaks for another. */
export function createCategoryGuesser(
  categories: readonly ImportCategory[],
): (input: GuessInput) => ImportCategory {
  const labels = new Map<string, ImportCategory>();
  for (const category of categories) {
    const parts = category.name.split('&');
    for (const label of [category.slug, category.name, ...parts, ...category.synonyms]) {
      const key = toKey(label);
      if (key.length >= shortestLabel && !labels.has(key)) labels.set(key, category);
    }
  }
  const other = categories.find((category) => category.slug === 'other');
  if (other === undefined) throw new Error('There is no category "other"');

  return function guess({ cell, fileName, businessName }) {
    return (
      findExact(labels, cell) ??
      findWithin(labels, fileName.replace(/\.[^.]*$/, '')) ??
      findWithin(labels, businessName) ??
      other
    );
  };
}

type Labels = ReadonlyMap<string, ImportCategory>;

/** "Food > Pizza", "Bars; Restaurants": the last of a path, the first of a list. */
function findExact(labels: Labels, cell: string): ImportCategory | undefined {
  const whole = labels.get(toKey(cell));
  if (whole) return whole;
  for (const item of cell.split(/[,;|]/)) {
    const found = labels.get(toKey(item.split(/[>/:]/).at(-1) ?? ''));
    if (found) return found;
  }
  return undefined;
}

/** The longest label that stands in a text as whole words; of equals, the one nearest its end. */
function findWithin(labels: Labels, text: string): ImportCategory | undefined {
  const key = ` ${toKey(text)} `;
  let found: { label: string; at: number; category: ImportCategory } | undefined;
  for (const [label, category] of labels) {
    const at = key.lastIndexOf(` ${label} `);
    if (at < 0) continue;
    const isBetter =
      found === undefined ||
      label.length > found.label.length ||
      (label.length === found.label.length && at > found.at);
    if (isBetter) found = { label, at, category };
  }
  return found?.category;
}

/** Lower case, no accents, words in the singular: "Cafés & Coffee" becomes "cafe coffee". */
function toKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=\w{2}[^s])s$/, ''))
    .join(' ');
}

import { toBrandKey } from '../name/brand-key.ts';
import { specialties } from '../specialties.ts';

type Specialty = { label: string; keys: readonly string[] };

/** By category, the more specific ones first (supabase/reference/category-kinds.csv). */
const byCategory = new Map(specialties.trim().split('\n').map(parseRow));

function parseRow(row: string): [string, Specialty[]] {
  const [slug = '', lines = ''] = row.split('|');
  return [slug, lines.split(';').map(parseLine)];
}

function parseLine(line: string): Specialty {
  const [label = '', words = ''] = line.split(': ');
  return { label, keys: words.split(', ').map(toKey) };
}

/** Returns the keywords of a category's specialties, by the category's slug. */
export function findSpecialtyKeywords(category: string): readonly string[] {
  return byCategory.get(category)?.flatMap(({ label, keys }) => [label, ...keys]) ?? [];
}

type FindInput = {
  /** The category's slug. */
  category: string;
  businessName: string;
  /** The cells that describe the kind of business. */
  cells: readonly string[];
};

/** Finds a cuisine or trade more specific than the category in the name, then in the cells. */
export function findSpecialty({ category, businessName, cells }: FindInput): string | null {
  const known = byCategory.get(category) ?? [];
  for (const text of [businessName, ...cells]) {
    const key = ` ${toKey(text)} `;
    const found = known.find(({ keys }) => keys.some((word) => key.includes(` ${word} `)));
    if (found) return found.label;
  }
  return null;
}

/** Returns words in lower case, without accents, singular: "Cafés & Coffee" is "cafe coffee". */
export function toKey(text: string): string {
  return toBrandKey(text)
    .split(' ')
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=\w{2}[^s])s$/, ''))
    .join(' ');
}

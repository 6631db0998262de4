import { type CategoryKind, categoryKinds } from './category-kinds.ts';

/** Prefixes of NAICS codes (2022 and before) and of the older, four-digit SIC codes; the longest match wins. */
const naicsIndex = indexCodes('naics');
const sicIndex = indexCodes('sic');

const shortestNaics = 3;

/** Returns the category slug of "722511", "722511 - Full-Service Restaurants", "5812", if known. */
export function findByIndustryCode(cell: string): string | undefined {
  const code = /^\D{0,12}?(\d{2,8})(?!\d)/.exec(cell)?.[1];
  if (code === undefined) return undefined;
  // Four-digit codes are SIC first; the first two digits of SIC and NAICS mostly differ, so few are
  // mixed up.
  if (code.length === 4 && !/naics/i.test(cell))
    return findByPrefix(sicIndex, code) ?? findByPrefix(naicsIndex, code);
  return code.length < shortestNaics ? undefined : findByPrefix(naicsIndex, code.slice(0, 6));
}

function indexCodes(system: 'naics' | 'sic'): Map<string, string> {
  const toEntries = (kind: CategoryKind) =>
    kind[system].map((code): [string, string] => [code, kind.slug]);
  return new Map(categoryKinds.flatMap(toEntries));
}

function findByPrefix(index: ReadonlyMap<string, string>, code: string): string | undefined {
  for (let length = code.length; length > 0; length -= 1) {
    const found = index.get(code.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}

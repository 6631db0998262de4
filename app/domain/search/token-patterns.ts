import { phrases } from './phrases.ts';
import type { Token } from './tokenize.ts';

/** What a phrase does in a text; see supabase/reference/phrases.csv. */
export type Role =
  /** Parts of a time: a date, an hour, a time from now, a part of the day, now. 'closed' asks for nothing. */
  | 'day'
  | 'clock'
  | 'ahead'
  | 'part'
  | 'tonight'
  | 'now'
  | 'open'
  | 'closed'
  /** 'near me', 'nearest': the closest first. */
  | 'near'
  /** 'within 5 miles' of a place, or around. */
  | 'within'
  /** Phrases to exclude follow. */
  | 'not'
  /** Prices, of which the directory knows none, and what only makes a sentence. */
  | 'filler'
  /** How sentences to people and assistants begin. */
  | 'opener'
  /** A name that would be read as something else. */
  | 'name';

export type Pattern = {
  role: Role;
  value: string;
  /** A text without any of these has no match. */
  literals: string[];
  source: string;
  compiled?: RegExp;
};

/** A phrase of a text: the positions of its first token and after its last one. */
export type Phrase = Pick<Pattern, 'role' | 'value'> & {
  start: number;
  end: number;
  /** The named groups of the pattern. */
  groups: Partial<Record<string, string>>;
};

let known: Pattern[] | undefined;

/** Returns the patterns of all phrases (supabase/reference/compile-phrases.ts). */
export function listPatterns(): Pattern[] {
  known ??= phrases
    .trim()
    .split('\n')
    .map((row) => {
      const [role = '', value = '', literals = '', ...source] = row.split('|');
      return { role: role as Role, value, literals: literals.split(';'), source: source.join('|') };
    });
  return known;
}

/** Finds the phrases of all patterns in the same tokens; they may overlap. */
export function findPhrases(patterns: readonly Pattern[], tokens: readonly Token[]): Phrase[] {
  const positions = new Map<number, number>();
  let text = '';
  for (const [position, { plain }] of tokens.entries()) {
    positions.set(text.length, position);
    text += `${plain} `;
  }
  positions.set(text.length, tokens.length);
  return patterns
    .filter(({ literals }) => literals.some((literal) => text.includes(literal)))
    .flatMap((pattern) => {
      const { role, value, source } = pattern;
      pattern.compiled ??= new RegExp(`(?<![^ ])${source}`, 'gu');
      return Array.from(text.matchAll(pattern.compiled), (match) => ({
        role,
        value,
        start: positions.get(match.index) ?? 0,
        end: positions.get(match.index + match[0].length) ?? 0,
        groups: match.groups ?? {},
      }));
    });
}

/** Chooses phrases that do not overlap: the longer ones, and of those as long the first pattern's. */
export function chooseLongest(phrases: readonly Phrase[]): Phrase[] {
  const chosen: Phrase[] = [];
  for (const phrase of phrases.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (chosen.every(({ start, end }) => end <= phrase.start || start >= phrase.end)) {
      chosen.push(phrase);
    }
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

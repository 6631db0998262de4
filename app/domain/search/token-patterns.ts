import type { Token } from './tokenize.ts';
import { phrases } from './vocabulary.ts';

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

export type Pattern = { pattern: RegExp; role: Role; value: string };

/** A phrase of a text: the positions of its first token and after its last one. */
export type Phrase = Omit<Pattern, 'pattern'> & {
  start: number;
  end: number;
  /** The named groups of the pattern. */
  groups: Partial<Record<string, string>>;
};

let known: Pattern[] | undefined;

/** Returns the patterns of all phrases, which are compiled when they are first needed. */
export function listPatterns(): Pattern[] {
  known ??= compilePatterns(
    phrases
      .trim()
      .split('\n')
      .map((row) => {
        const [role = '', value = '', ...pattern] = row.split('|');
        return { role, value, pattern: pattern.join('|') };
      }),
  );
  return known;
}

type Row = { role: string; value: string; pattern: string };

/** Compiles rows of phrases.csv: those of the role 'class' are words in capitals of the other patterns. */
export function compilePatterns(rows: readonly Row[]): Pattern[] {
  const isClass = ({ role }: Row) => role === 'class';
  const classes = Object.fromEntries(
    rows.filter(isClass).map(({ value, pattern }) => [value, pattern]),
  );
  return rows
    .filter((row) => !isClass(row))
    .map(({ role, value, pattern }) => ({
      role: role as Role,
      value,
      pattern: compilePattern(pattern, classes),
    }));
}

/**
 * Compiles a pattern of tokens, which are written as in `Token.plain` with a space between them:
 * 'open (on)? DAY'. A part in parentheses is a regular expression of one token or several, optional with a question mark, or looks
 * ahead or behind; '^' and '$' are the ends of the text. Words in capitals are `classes`; WORD is any.
 */
function compilePattern(pattern: string, classes: Record<string, string>): RegExp {
  const expanded = (part: string): string =>
    part.replaceAll(/\b[A-Z]{2,}\b/g, (name) =>
      name === 'WORD' ? '[^ ]+' : `(?:${expanded(classes[name] ?? name)})`,
    );
  const parts = splitParts(pattern).map((part) => {
    if (part === '^' || part === '$') return part;
    const source = expanded(part);
    const [, sign, around] = /^\((\?<?[=!])(.*)\)$/.exec(source) ?? [];
    if (sign !== undefined)
      return `(${sign}${sign.includes('<') ? '(?<![^ ])' : ''}(?:${around}) )`;
    return source.startsWith('(') && source.endsWith(')?')
      ? `(?:${source.slice(0, -1)} )?`
      : `${source} `;
  });
  return new RegExp(`(?<![^ ])${parts.join('')}`, 'gu');
}

/** Splits at spaces that are not in parentheses. */
function splitParts(pattern: string): string[] {
  let depth = 0;
  const marked = Array.from(pattern, (sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === ' ' && depth === 0 ? '\n' : sign;
  });
  return marked.join('').split('\n');
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
  return patterns.flatMap(({ pattern, role, value }) =>
    Array.from(text.matchAll(pattern), ({ 0: { length }, index, groups = {} }) => ({
      role,
      value,
      start: positions.get(index) ?? 0,
      end: positions.get(index + length) ?? 0,
      groups,
    })),
  );
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

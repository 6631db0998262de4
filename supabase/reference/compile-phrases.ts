type Row = { role?: string; value?: string; pattern?: string };

/** A row of phrases.csv whose pattern is a regular expression of the text of tokens, each with a space after it. */
export type CompiledPhrase = {
  role: string;
  value: string;
  /** A text without any of these has no match. */
  literals: string[];
  source: string;
};

/** Compiles rows of phrases.csv: those of the role 'class' are words in capitals of the other patterns. */
export function compilePhrases(rows: readonly Row[]): CompiledPhrase[] {
  const isClass = ({ role }: Row) => role === 'class';
  const classes = Object.fromEntries(
    rows.filter(isClass).map(({ value = '', pattern = '' }) => [value, pattern]),
  );
  return rows
    .filter((row) => !isClass(row))
    .map(({ role = '', value = '', pattern = '' }) => {
      const source = writeSource(pattern, classes);
      const literals = findLiterals(source);
      if (literals === null) throw new Error(`phrases.csv: no word must be in "${pattern}"`);
      return { role, value, literals, source };
    });
}

/**
 * Writes the regular expression of a pattern of tokens, which are written as in `Token.plain` with a space between them:
 * 'open (on)? DAY'. A part in parentheses is a regular expression of one token or several, optional with a question mark, or looks
 * ahead or behind; '^' and '$' are the ends of the text. Words in capitals are `classes`; WORD is any.
 */
function writeSource(pattern: string, classes: Record<string, string>): string {
  const expanded = (part: string): string =>
    part.replaceAll(/\b[A-Z]{2,}\b/g, (name) =>
      name === 'WORD' ? '[^ ]+' : `(?:${expanded(classes[name] ?? name)})`,
    );
  const parts = splitAt(' ', pattern).map((part) => {
    if (part === '^' || part === '$') return part;
    const source = expanded(part);
    const [, sign, around] = /^\((\?<?[=!])(.*)\)$/.exec(source) ?? [];
    if (sign !== undefined)
      return `(${sign}${sign.includes('<') ? '(?<![^ ])' : ''}(?:${around}) )`;
    return source.startsWith('(') && source.endsWith(')?')
      ? `(?:${source.slice(0, -1)} )?`
      : `${source} `;
  });
  return parts.join('');
}

/** Lists texts of which each match has one: of DAY 'monday' and the others. Null if there are none. */
function findLiterals(source: string): string[] | null {
  const ofAlternatives = splitAt('|', source).map((alternative) => {
    const choices: string[][] = [];
    let run = '';
    for (const atom of [...listAtoms(alternative), '']) {
      if (/^[a-z0-9 ]$/.test(atom)) run += atom;
      else {
        if (run.trim() !== '') choices.push([run]);
        run = '';
        if (/^(?:\\d|\[[\d-]+\])(?![?*])/.test(atom)) choices.push('0123456789'.split(''));
        const [, inner] = /^\((?!\?<?[=!])(?:\?:|\?<\w+>)?(.*)\)$/.exec(atom) ?? [];
        choices.push(...(inner === undefined ? [] : [findLiterals(inner) ?? []]));
      }
    }
    const shortest = (texts: string[]) => Math.min(...texts.map(({ length }) => length));
    const known = choices.filter((texts) => texts.length > 0);
    return known.toSorted((a, b) => shortest(b) - shortest(a))[0];
  });
  return ofAlternatives.every((texts) => texts !== undefined) ? ofAlternatives.flat() : null;
}

/** Splits a regular expression into groups, sets of characters and characters, each with what says how often. */
function listAtoms(source: string): string[] {
  const atoms: string[] = [];
  for (let start = 0; start < source.length;) {
    let end = start + (source[start] === '\\' ? 2 : 1);
    if (source[start] === '(') {
      for (let depth = 1; depth > 0; end += 1)
        depth += source[end] === '(' ? 1 : source[end] === ')' ? -1 : 0;
    } else if (source[start] === '[') end = source.indexOf(']', start) + 1;
    end += /^(?:[?*+]|\{[\d,]+\})/.exec(source.slice(end))?.[0].length ?? 0;
    atoms.push(source.slice(start, end));
    start = end;
  }
  return atoms;
}

/** Splits at signs that are not in parentheses. */
function splitAt(separator: string, pattern: string): string[] {
  let depth = 0;
  const marked = Array.from(pattern, (sign) => {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    return sign === separator && depth === 0 ? '\n' : sign;
  });
  return marked.join('').split('\n');
}

import { parseSync, type Plugin } from 'vite';

type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Of what a pseudo-language may be made: a string, a part of a template or of JSX. */
type Edit = { start: number; end: number; text: string };

const accents: Record<string, string> = {
  a: 'àà',
  e: 'éé',
  i: 'íí',
  o: 'öö',
  u: 'üü',
  c: 'ç',
  g: 'ĝ',
  h: 'ĥ',
  n: 'ñ',
  r: 'ŕ',
  s: 'ŝ',
  t: 'ţ',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ö',
  S: 'Ŝ',
  U: 'Û',
};

/**
 * Builds the site in the pseudo-language "en-XA" when VITE_LANGUAGE says so: the messages of
 * app/messages with accents, in brackets and 40 % longer. What is cut off on a screen has lost its
 * bracket, and what is in plain English is not in a catalog. Never in a production build.
 */
export function pseudoLanguage(): Plugin {
  return {
    name: 'pseudo-language',
    enforce: 'pre',
    apply: () => process.env.VITE_LANGUAGE === 'en-XA',
    transform: {
      filter: { id: /\/app\/messages\/.*\.tsx?$/ },
      handler: (code, id) => ({ code: translateCatalog(id, code), map: null }),
    },
  };
}

/** Translates the strings, templates and JSX of a catalog, and no names and parameters in them. */
export function translateCatalog(file: string, code: string): string {
  const edits: Edit[] = [];
  visit(parseSync(file, code).program as unknown as Node);
  // From the end; what is inserted where another edit starts comes before it.
  edits.sort((one, other) => other.start - one.start || other.end - one.end);
  return edits.reduce(
    (text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end),
    code,
  );

  function visit(node: Node) {
    const { type, start, end } = node;
    // Types, names of modules and properties, and what a parameter is compared with.
    if (/^(?:TS|Import|ExportAll|BinaryExpression$|MemberExpression$|JSXAttribute$)/.test(type))
      return;
    if (type === 'Literal' && typeof node.value === 'string' && node.value !== '') {
      edits.push({ start, end, text: JSON.stringify(`[${lengthen(node.value)}]`) });
      return;
    }
    if (type === 'JSXText') edits.push({ start, end, text: lengthen(code.slice(start, end)) });
    if (type === 'TemplateElement') {
      const { raw } = node.value as { raw: string };
      // Its place has the signs around it, too.
      const at = code.indexOf(raw, start);
      edits.push({ start: at, end: at + raw.length, text: lengthen(raw) });
    }
    if (type === 'TemplateLiteral') {
      edits.push({ start: start + 1, end: start + 1, text: '[' });
      edits.push({ start: end - 1, end: end - 1, text: ']' });
    }
    if (type === 'JSXFragment') {
      edits.push({ start: start + 2, end: start + 2, text: '[' });
      edits.push({ start: end - 3, end: end - 3, text: ']' });
    }
    const children = type === 'Property' ? [node.value] : Object.values(node).flat();
    for (const child of children) {
      if (typeof (child as Node | null)?.type === 'string') visit(child as Node);
    }
  }
}

/** Doubles vowels and adds dots, until a text is 40 % longer; white space around it stays. */
function lengthen(text: string): string {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed)) return text;
  const longer = trimmed.replaceAll(/&\w+;|\\.|[a-zA-Z]/g, (letter) => accents[letter] ?? letter);
  const dots = Math.max(0, Math.ceil(trimmed.length * 1.4) - longer.length);
  return text.replace(trimmed, () => longer + '·'.repeat(dots));
}

import { parseSync } from 'vite';

export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

/** Attributes and properties whose strings a person reads. */
const readAttribute =
  /^(?:label|title|hint|placeholder|alt|button|about|summary|heading|description|text|kicker|legend|caption|question|answer|what|will|note|message|error|term|subject|children|aria-(?:label|description|roledescription|valuetext))$/;

/** Attributes and properties whose strings nobody reads, however they look. */
const codeAttribute =
  /^(?:class|className|d|id|key|href|to|path|src|srcSet|sizes|style|type|name|content|rel|viewBox|transform|points|accept|pattern|autoComplete|template|grid\w*|font\w*|media|headers?|@type|contactType)$/;

/**
 * Two words or more, of which the first begins a sentence or the last ends one; or a value (0 here)
 * and words.
 */
const sentence =
  /^(?:(?=.*\p{L}.*\s.*\p{L})(?:["“]?\p{Lu}[\p{L}’'-]*[\s,:]|.*\p{L}[.?!…:]$)|0,? \p{Ll}+ \p{Ll}+)/su;
/** One word, as a text has it and no value. */
const isWord = /^\p{Lu}\p{Ll}+[.!?…]?$/u;
/** Words, as a part of a sentence has them and no value. */
const isPhrase = /^[\s,(]*\p{Ll}[\p{L}’]*,?(?: [\p{Ll}0’]+,?)+\)?$/u;
const letters = /\p{L}{2}/u;

export type Found = { node: Node; text: string; parents: Node[] };

/** Finds what a person reads in a component or module: text, read attributes and sentences. */
export function findTexts(file: string, code: string): Found[] {
  const { program } = parseSync(file, code);
  const found: Found[] = [];
  visit(program as unknown as Node, []);
  return found;

  function visit(node: Node, parents: Node[]) {
    const text = readText(node);
    if (text !== null && isRead(node, text, parents)) found.push({ node, text, parents });
    if (isCode(node)) return;
    const within = [node, ...parents];
    for (const child of childrenOf(node)) visit(child, within);
  }
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof (value as Node | null)?.type === 'string');
}

function readText(node: Node): string | null {
  if (node.type === 'JSXText') return String(node.value).trim();
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type !== 'TemplateLiteral') return null;
  const parts = node.quasis as { value: { cooked: string } }[];
  return parts.map(({ value }) => value.cooked).join('0');
}

/** What is inside of these is for programs and for those who operate the site. */
function isCode(node: Node): boolean {
  if (/^(?:Import|ExportAll|TS(?!As|Satisfies|NonNull))/.test(node.type)) return true;
  const named = (node.key ?? node.id) as Node | null | undefined;
  if (/^(?:Property|VariableDec)/.test(node.type) && nameOf(named ?? node).startsWith('example'))
    return true;
  if (node.type === 'JSXElement') return nameOf(node.openingElement as Node) === 'code';
  if (node.type === 'JSXAttribute') {
    const name = nameOf(node.name as Node);
    return name !== 'name' && codeAttribute.test(name);
  }
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  return /^(?:\w*Error|RegExp|URL|console|log\w*|linkTo)$/.test(nameOf(node.callee as Node));
}

/** Functions that show what they get: titles, and the labels of a form's fields. */
const shownBy = /Meta$|^(?:required|optional)Text$|^(?:parseRequired|limit)Text$/;

/** A call of a message: what it gets may be shown. */
function isMessage({ type, callee }: Node): boolean {
  return type === 'CallExpression' && nameOf(callee as Node) === 't';
}

/** What a function answers, a table has, or the title of a screen: a word there is a text. */
function isShown({ type, callee }: Node): boolean {
  if (type === 'CallExpression') return shownBy.test(nameOf(callee as Node));
  return type === 'Property' || type === 'ReturnStatement' || type === 'ArrowFunctionExpression';
}

function nameOf(node: Node): string {
  const inner = (node.object ?? node.name ?? node.value) as Node | string | number | undefined;
  if (node.type === 'JSXNamespacedName') return '';
  return typeof inner === 'object' ? nameOf(inner) : String(inner ?? '');
}

function isRead(node: Node, text: string, parents: Node[]): boolean {
  if (node.type === 'JSXText') return letters.test(text);
  const [parent] = parents;
  if (!letters.test(text) || parent === undefined) return false;
  if (parent.type === 'Property' && parent.key === node) return false;
  if (parent.type === 'BinaryExpression' || parent.type === 'TaggedTemplateExpression')
    return false;
  const owner = parents.find(({ type }) => !/^(?:Conditional|Logical|JSXExpressionC)/.test(type));
  const isValue = owner?.type === 'Property' || owner?.type === 'JSXAttribute';
  const name = isValue ? nameOf((owner.key ?? owner.name) as Node) : '';
  // A drawing, and markup to copy.
  if (/^(?:[Mm]\d|<)/.test(text)) return false;
  // The name of a link or a part, not of a field.
  if (name === 'name') return /^\p{Lu}\p{Ll}/u.test(text);
  if (codeAttribute.test(name)) return false;
  if (owner?.type !== 'JSXAttribute' && parents.some(isMessage) && /^[^-_]*$/.test(text))
    return true;
  if (owner !== undefined && (isWord.test(text) || isPhrase.test(text)) && isShown(owner))
    return true;
  if (owner?.type === 'JSXElement' || owner?.type === 'JSXFragment') return true;
  if (readAttribute.test(name)) return /^\p{Lu}|\s/u.test(text);
  return sentence.test(text);
}

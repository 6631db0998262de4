import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Class = { parents: string[]; properties: Map<string, string> };

const classes = readVocabulary();

/**
 * Holds JSON-LD against schema.org's own vocabulary.
 * @returns what does not exist there, or not for that type; empty when all is well
 */
export function checkVocabulary(node: Record<string, unknown>, path = ''): string[] {
  const types = [node['@type']].flat().map(String);
  const unknown = types.filter((type) => !classes.has(type));
  if (unknown.length > 0) return [`${path}: there is no type ${unknown.join(', ')}`];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const expected = types.map((type) => findProperty(type, name)).find((found) => found !== null);
    if (!expected) return [`${path}.${name}: not a property of ${types.join(', ')}`];
    return [value].flat().flatMap((item: unknown) => {
      if (typeof item !== 'object' || item === null) return [];
      const child = item as Record<string, unknown>;
      const fits = expected.match(/\w+/g)?.some((parent) => isA(String(child['@type']), parent));
      const wrong = fits
        ? []
        : [`${path}.${name}: a ${String(child['@type'])} does not belong here`];
      return [...wrong, ...checkVocabulary(child, `${path}.${name}`)];
    });
  });
}

/** Whether a type is another or one of its subtypes. */
export function isA(type: string, ancestor: string): boolean {
  return (
    type === ancestor || (classes.get(type)?.parents ?? []).some((parent) => isA(parent, ancestor))
  );
}

function findProperty(type: string, name: string): string | null {
  const found = classes.get(type);
  if (!found) return null;
  for (const parent of found.parents) {
    const inherited = findProperty(parent, name);
    if (inherited !== null) return inherited;
  }
  return found.properties.get(name) ?? null;
}

/** Reads the types that schema-dts generates from schema.org: `interface BakeryBase extends …`. */
function readVocabulary(): Map<string, Class> {
  const folder = createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, '');
  const text = readFileSync(`${folder}schema.d.ts`, 'utf8');
  const found = new Map<string, Class>();
  const declarations =
    /^(?:export )?interface (\w+?)(Base|Leaf)(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm;
  for (const [, name = '', kind, parents = '', body = ''] of text.matchAll(declarations)) {
    const known = found.get(name) ?? { parents: [], properties: new Map<string, string>() };
    for (const [, parent = ''] of parents.matchAll(/(\w+?)Base\b/g)) {
      if (parent !== name || kind === 'Base') known.parents.push(parent);
    }
    for (const [, property = '', type = ''] of body.matchAll(/^ {4}"(\w+)"\??: (.+);$/gm)) {
      known.properties.set(property, type);
    }
    found.set(name, known);
  }
  return found;
}

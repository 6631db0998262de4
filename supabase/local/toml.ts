import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TomlSection = Record<string, unknown>;

/** A section's name, or a key with its value; a list may go over several lines. */
const entry =
  /^[ \t]*(?:\[([^[\]]+)\]|([\w-]+)[ \t]*=[ \t]*("[^"]*"|'[^']*'|\[[^\]]*\]|[^#\s]+))/gm;

/**
 * Reads the part of TOML that the Supabase CLI's config.toml is written in: sections, and keys
 * with a string, number, boolean or a list of those. What it cannot read it leaves out.
 */
export function parseToml(text: string): Map<string, TomlSection> {
  const sections = new Map<string, TomlSection>();
  let current: TomlSection = {};
  for (const [, name, key, value] of text.matchAll(entry)) {
    if (name !== undefined) {
      current = sections.get(name) ?? {};
      sections.set(name, current);
    }
    if (key !== undefined && value !== undefined) current[key] = readValue(value);
  }
  return sections;
}

/**
 * Reads a project's config.toml; without one there are no sections.
 * @param projectDir the folder that holds it
 */
export function readConfig(projectDir: string): Map<string, TomlSection> {
  const file = join(projectDir, 'config.toml');
  return parseToml(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

function readValue(value: string): unknown {
  if (value.startsWith('[')) {
    const items = value.slice(1, -1).matchAll(/"[^"]*"|'[^']*'|#.*|[^\s,]+/g);
    return [...items].filter(([item]) => !item.startsWith('#')).map(([item]) => readValue(item));
  }
  if (value.startsWith("'")) return value.slice(1, -1);
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

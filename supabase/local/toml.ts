import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type TomlSection = Record<string, unknown>;

/** A section's name, or a key with its value; a list may span several lines. */
const entry =
  /^[ \t]*(?:\[([^[\]]+)\]|([\w-]+)[ \t]*=[ \t]*("[^"]*"|'[^']*'|\[[^\]]*\]|[^#\s]+))/gm;

/**
 * Parses the subset of TOML used in the Supabase CLI's config.toml: sections, and keys with a
 * string, number, boolean or a list of those. Skips what it cannot parse.
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
 * Reads a project's config.toml; returns no sections when it is missing.
 * @param projectDir the folder that contains it
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

export type TomlSection = Record<string, unknown>;

/**
 * Reads the part of TOML that the Supabase CLI's config.toml is written in: sections, and keys
 * with a string, number, boolean or one-line list. What it cannot read it leaves out.
 */
export function parseToml(text: string): Map<string, TomlSection> {
  const sections = new Map<string, TomlSection>();
  let current: TomlSection = {};
  for (const line of text.split(/\r?\n/)) {
    const name = /^\s*\[([^[\]]+)\]/.exec(line)?.[1];
    if (name !== undefined) {
      current = sections.get(name) ?? {};
      sections.set(name, current);
      continue;
    }
    const [, key, value] = /^\s*([\w-]+)\s*=\s*("[^"]*"|\[[^\]]*\]|[^#\s]+)/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) current[key] = readValue(value);
  }
  return sections;
}

function readValue(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

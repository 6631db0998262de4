const factors: Record<string, number> = { '': 0, k: 1, m: 2, g: 3, t: 4 };

/**
 * Parses bytes from a number or a text like "50MiB", "20MB", "3b".
 * @param base a kilobyte without an i: 1024 in config.toml, 1000 in a bucket
 * @returns null for an invalid size
 */
export function parseSize(value: string | number, base: 1000 | 1024): number | null {
  const text = String(value).trim().toLowerCase();
  const [, count, unit = '', binary] = /^(\d+(?:\.\d+)?)\s*([kmgt]?)(i?)b?$/.exec(text) ?? [];
  if (count === undefined) return null;
  return Math.floor(Number(count) * (binary === 'i' ? 1024 : base) ** (factors[unit] ?? 0));
}

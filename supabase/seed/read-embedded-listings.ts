import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const contentFolder = join(import.meta.dirname, 'content');

/** The slugs of the listings that the editors' guides and posts embed, and retell in their words. */
export function readEmbeddedListings(): Set<string> {
  const texts = ['guides', 'posts'].flatMap((folder) =>
    readdirSync(join(contentFolder, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => readFileSync(join(contentFolder, folder, name), 'utf8')),
  );
  const slugs = texts.flatMap((text) =>
    Array.from(text.matchAll(/^::listing\{slug="([^"]+)"\}/gm), ([, slug = '']) => slug),
  );
  return new Set(slugs);
}

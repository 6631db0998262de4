import { createSlug, pickFreeSlug } from '#app/domain/import/create-slug.ts';

type Named = { name: string; city: string; state: string };
type FindTaken = (slugs: string[]) => Promise<string[]>;

/** Makes a function that gives each listing a slug no other has, in this run or in the database. */
export function createSlugAssigner(findTaken: FindTaken): (rows: Named[]) => Promise<string[]> {
  const used = new Set<string>();

  return async function assign(rows) {
    const wanted = rows.map(createSlug);
    const slugs: string[] = [];
    let open = rows.map((_, index) => index);
    while (open.length > 0) {
      for (const index of open) {
        slugs[index] = pickFreeSlug(wanted[index]!, (slug) => used.has(slug));
        used.add(slugs[index]);
      }
      const taken = new Set(await findTaken(open.map((index) => slugs[index]!)));
      open = open.filter((index) => taken.has(slugs[index]!));
    }
    return slugs;
  };
}

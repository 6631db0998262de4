import type { GeneratedRow } from './generated-business.ts';

type Listing = Pick<GeneratedRow, 'name' | 'category' | 'metro' | 'status' | 'created_at'>;

/**
 * Makes a function that is given one listing after another and says, for a closed one, which listing
 * it moved to: the newest so far of its category and metro that came later and whose name ends in the
 * same word ("Fairview Dentistry", "Uptown Dentistry"). Null for all others.
 */
export function createSuccessorFinder<Known extends Listing>() {
  const newest = new Map<string, Known>();

  return (listing: Known): Known | null => {
    const { name, category, metro, status, created_at } = listing;
    const key = [category, metro, name.split(' ').at(-1)].join('|');
    const known = newest.get(key);
    if (status === 'published' && (!known || known.created_at < created_at)) {
      newest.set(key, listing);
    }
    return status === 'closed' && known && known.created_at > created_at ? known : null;
  };
}

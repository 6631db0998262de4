import type { Random } from './random.ts';
import { type Kind, kindsByCategory } from './vocabulary.ts';

/**
 * What a business is more exactly: by its name, else one of the kinds that no name tells. 'Noodle &
 * Oyster' is the one with something of the other.
 */
export function findKind(category: string, name: string, random: Random): Kind {
  const kinds = kindsByCategory[category];
  if (!kinds) throw new Error(`No kinds of ${category}`);
  const untold = random.pick(kinds.filter(({ named }) => !named));
  const [kind = untold, other] = kinds.filter(({ named }) => named?.test(name));
  if (!other?.offers || !name.includes(' & ')) return kind;
  const [first = '', ...more] = other.offers;
  return { ...kind, is: `${kind.is} with ${first}`, offers: [...(kind.offers ?? []), ...more] };
}

import type { OpeningHours } from '#app/domain/business/business.ts';
import type { ReviewSubject } from './compose-review.ts';
import { createTeller } from './create-teller.ts';
import type { Shape } from './draw-shape.ts';
import type { Words } from './fill-template.ts';
import { findKind } from './find-kind.ts';
import type { GeneratedRow, GeneratedService } from './generated-business.ts';
import { createDescriptionWriter } from './make-description.ts';
import { makeServices } from './make-services.ts';
import { createRandom } from './random.ts';
import { readToldListings } from './read-told-listings.ts';
import { serviceWords } from './vocabulary/services.ts';
import { vocabularies } from './vocabulary/all.ts';

/** Streams of their own, added to the seed: a new word or price changes nothing else. */
const wordStream = 2_000_003;
const priceStream = 3_000_017;

/** Who does business at an address: one that moves stays the same firm. */
export type Firm = { index: number; name: string; nameWords: Words };

type ProfileInput = Pick<
  GeneratedRow,
  'slug' | 'category' | 'metro' | 'street' | 'city' | 'attributes'
> & {
  firm: Firm;
  shape: Shape | null;
  hours: OpeningHours[];
};

export type Profile = Pick<GeneratedRow, 'description' | 'specialty' | 'attributes'> & {
  /** What reviews speak of. */
  subject: Omit<ReviewSubject, 'words'>;
  services: GeneratedService[];
};

/** Makes a function that says what a firm is and does; it follows from the name where that tells. */
export function createProfileMaker(seed: number) {
  const writeDescription = createDescriptionWriter();
  const told = readToldListings();

  return ({ firm, shape, attributes, ...listing }: ProfileInput): Profile => {
    const { category } = listing;
    const random = createRandom(seed + wordStream, firm.index);
    const kind = findKind(category, firm.name, random);
    const { is, offers: known = vocabularies[category]!.offers, services } = kind;
    const { tell, ...subject } = createTeller({ ...listing, ...firm, is, offers: known }, random);
    const written = shape && writeDescription({ ...listing, shape, kind, tell, random });
    const fitting = attributes.filter((attribute) => !kind.without?.includes(attribute));
    return {
      description: told.get(listing.slug) ?? written?.text ?? null,
      specialty: kind.specialty ?? null,
      attributes: [...new Set([...fitting, ...(written?.attributes ?? [])])],
      subject: { ...subject, metro: listing.metro },
      services: makeServices(
        services ?? serviceWords[category],
        createRandom(seed + priceStream, firm.index),
      ),
    };
  };
}

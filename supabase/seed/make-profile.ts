import type { OpeningHours } from '#app/domain/business/business.ts';
import { createTeller } from './create-teller.ts';
import type { Shape } from './draw-shape.ts';
import type { Words } from './fill-template.ts';
import { fitsClimate } from './fits-climate.ts';
import { fitsHours } from './fits-hours.ts';
import type { GeneratedRow, GeneratedService } from './generated-business.ts';
import { isGood } from './is-good.ts';
import { createDescriptionWriter } from './make-description.ts';
import type { ToldSubject } from './make-reviews.ts';
import { makeServices } from './make-services.ts';
import { nameOpenDays } from './name-open-days.ts';
import { createRandom, type Random } from './random.ts';
import { readToldListings } from './read-told-listings.ts';
import { type Kind, serviceWords, vocabularies } from './vocabulary.ts';

/** A stream of its own, added to the seed: a new price changes nothing else. */
const priceStream = 3_000_017;

/** Who does business at an address: one that moves stays the same firm. */
export type Firm = { index: number; name: string; nameWords: Words };

type ProfileInput = Pick<
  GeneratedRow,
  'slug' | 'category' | 'metro' | 'street' | 'city' | 'attributes'
> & {
  firm: Firm;
  kind: Kind;
  /** What is said is drawn from it, so that new words change nothing else. */
  random: Random;
  shape: Shape | null;
  hours: OpeningHours[];
};

export type Profile = Pick<
  GeneratedRow,
  'categories' | 'description' | 'specialty' | 'attributes'
> & {
  /** What reviews speak of. */
  subject: ToldSubject;
  services: GeneratedService[];
};

/** Makes a function that says what a firm is and does; it follows from the name where that tells. */
export function createProfileMaker(seed: number) {
  const writeDescription = createDescriptionWriter();
  const told = readToldListings();

  return ({ firm, kind, random, shape, attributes: drawn, ...listing }: ProfileInput): Profile => {
    const { category, metro, hours } = listing;
    const { is, services = serviceWords[category] } = kind;
    const known = (kind.offers ?? vocabularies[category]!.offers).filter((offer) =>
      fitsClimate(offer, metro),
    );
    const teller = createTeller({ ...listing, ...firm, is, offers: known }, random);
    const { staff, weekdays } = teller;
    const written = shape && writeDescription({ ...listing, shape, kind, ...teller, random });
    const fitting = drawn.filter(
      (attribute) => !kind.without?.includes(attribute) && fitsHours(attribute, hours),
    );
    const attributes = [...new Set([...fitting, ...(written?.attributes ?? [])])];
    const offers = teller.offers.map((offer) => nameOpenDays(offer, hours));
    const goods = offers.filter(isGood);
    return {
      description: (told.get(listing.slug) ?? written?.text) || null,
      categories: kind.categories ?? [category],
      specialty: kind.specialty ?? null,
      attributes,
      subject: {
        told: `${is}, ${kind.specialty}`,
        metro,
        hours,
        attributes,
        offers,
        goods,
        staff,
        weekdays,
      },
      services: makeServices(
        services?.filter(([name]) => isCharged(name, attributes) && fitsClimate(name, metro)),
        createRandom(seed + priceStream, firm.index),
      ),
    };
  };
}

const admissions = new Set(['Admission', 'Adults', 'Students and seniors', 'Children under 12']);

function isCharged(service: string, attributes: string[]): boolean {
  return !(attributes.includes('Free admission') && admissions.has(service));
}

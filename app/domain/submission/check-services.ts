import type { Service } from '../business/business.ts';
import { cleanText } from '../text/text.ts';
import { lengthOf } from './length-of.ts';

/** A service as its editor has it. */
export type ServiceInput = Service & {
  /** A typed price that could not be parsed; it is never stored with a listing. */
  price_input?: string;
};

/** Returns what is wrong with a list of services; null if nothing. */
export function findServicesError(services: readonly ServiceInput[]): string | null {
  if (services.some(({ price_input }) => price_input !== undefined))
    return 'Please correct the price that we do not understand';
  if (services.length > 100 || !services.every(hasSoundPrices))
    return 'Please enter each service with a name, and prices in dollars';
  return services.map(trimService).every(hasSoundTexts)
    ? null
    : 'A service needs a name of at most 120 characters, and can have a description of at most 500';
}

const maxCents = 100_000_000;

function hasSoundPrices({ least_price_cents, most_price_cents, price_unit }: Service): boolean {
  const isPrice = (cents: number) => Number.isInteger(cents) && cents >= 0 && cents <= maxCents;
  if (least_price_cents === null) return most_price_cents === null && price_unit === null;
  if (!isPrice(least_price_cents)) return false;
  return (
    most_price_cents === null ||
    (isPrice(most_price_cents) && most_price_cents >= least_price_cents)
  );
}

function hasSoundTexts({ name, description, price_unit }: Service): boolean {
  return (
    name !== '' &&
    lengthOf(name) <= 120 &&
    lengthOf(description ?? '') <= 500 &&
    lengthOf(price_unit ?? '') <= 30
  );
}

/** Returns the service as it is stored, with its texts cleaned. */
export function trimService(service: ServiceInput): Service {
  const { price_input: _, name, description, price_unit, ...prices } = service;
  return {
    ...prices,
    name: cleanText(name),
    description: cleanText(description) || null,
    price_unit: cleanText(price_unit) || null,
  };
}

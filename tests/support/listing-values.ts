import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { type Business, type ListingField, fieldsWith } from '#app/domain/business/business.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { asAnyone } from './clients.ts';
import { readEditable } from './edit-listing.ts';

/** The texts that no rule binds to others: a listing's name and address are unique. */
export const texts = fieldsWith({ is_text: true, requires_review: false });
export type Text = (typeof texts)[number];
export type Values = Record<Text['name'], string>;

/** A valid value of each text, which occurs nowhere else; another one for each `turn`. */
export function valuesOf(turn: number): Values {
  const value = ({ name, kind }: Text, at: number) =>
    ({
      phone: `(512) 555-0${turn}${String(at).padStart(2, '0')}`,
      extension: `77${turn}${at}`,
      email: `${name}${turn}@quixotry.example`,
      link: `https://quixotry.example/${name}/${turn}`,
      text: `Told in ${name} ${turn}`,
      social: `https://${name.split('_')[0]}.com/${name}${turn}`,
      miles: String(40 + turn),
      // Past: a coming one would close it until then.
      time_zone: turn % 2 === 1 ? 'America/Chicago' : 'America/Denver',
      date: `2020-0${turn}-1${at % 10}`,
      paragraph: `Told in ${name} ${turn}`,
    })[kind];
  return Object.fromEntries(texts.map((field, at) => [field.name, value(field, at)])) as Values;
}

/**
 * A valid value of every field, as its editors write it, with another one in each `turn`. A change
 * from an odd turn to an even one is large; the photo is of this listing.
 */
export function everythingOf(turn: number, listingId: string) {
  const isOdd = turn % 2 === 1;
  const unique = randomUUID().slice(0, 8);
  const url = `/photos/${listingId}/${randomUUID()}-1600.webp`;
  return {
    ...valuesOf(turn),
    name: `${isOdd ? 'Zephyrine' : 'Quixotry'} ${unique}`,
    category: isOdd ? 'bakeries' : 'bars',
    more_categories: isOdd ? ['cafes', 'gyms'] : ['nightclubs'],
    street: `${turn} ${unique} Street`,
    ...(isOdd
      ? { city: 'Austin', state: 'TX', zip_code: '78704', location: { lat: 30.25, lng: -97.75 } }
      : { city: 'Wichita', state: 'KS', zip_code: '67202', location: { lat: 37.69, lng: -97.33 } }),
    attributes: [`Feature ${turn}`],
    opening_hours: [{ day_of_week: (turn % 7) + 1, opens: '09:00', closes: '12:00' }],
    special_hours: [{ date: inDays(turn % 7), opens: null, closes: null, note: `Told ${turn}` }],
    services: [
      {
        name: `Service ${turn}`,
        description: null,
        min_price_cents: 100 * turn,
        max_price_cents: 200 * turn,
        price_unit: null,
      },
    ],
    photos: [
      {
        url,
        small_url: url.replace('1600', '480'),
        alt: `Photo ${turn}`,
        caption: null,
        width: 800,
        height: 600,
        placeholder: 'data:image/webp;base64,AAAA',
      },
    ],
  } satisfies Record<ListingField['name'], unknown>;
}

const inDays = (days: number) =>
  new Date(Date.now() + (days + 1) * 86_400_000).toISOString().slice(0, 10);

/** The fields of these names, in the form of public answers. */
export function publicFormOf(
  { category, more_categories, location, ...values }: ReturnType<typeof everythingOf>,
  names: readonly string[],
) {
  const shown = Object.entries(values).filter(([name]) => names.includes(name));
  const more = names.includes('more_categories')
    ? { more_categories: more_categories.map((slug) => expect.objectContaining({ slug })) }
    : {};
  return { ...Object.fromEntries(shown), category: { slug: category }, ...more, ...location };
}

/** The names of fields, as plain strings. */
export const listFieldNames = (fields: readonly ListingField[]) =>
  fields.map(({ name }) => name as string);

/** All values of a listing, as this person may edit it. */
export async function readValues(client: Db, id: string) {
  return (await readEditable(client, id))?.values;
}

/** A listing as its page has it. */
export async function readProfile(id: string): Promise<Business> {
  const { data } = await asAnyone().rpc('get_business', { id_or_slug: id });
  return data as unknown as Business;
}

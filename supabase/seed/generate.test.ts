import { expect, test } from 'vitest';
import zipcodes from 'zipcodes';
import { milesBetween } from '#app/domain/metro/metro.ts';
import { howMany, isLong } from '../local/testing/how-many.ts';
import { demoOwnerId } from './accounts.ts';
import { listEndings, withOffer } from './compose-review.ts';
import { demoCount, generateBusinesses } from './generate.ts';
import { readMetros } from './reference-data.ts';
import { toReviewRows } from './review-rows.ts';
import { seededMetros } from './vocabulary.ts';

const businesses = [...generateBusinesses({ count: demoCount })];
const rows = businesses.map(({ row }) => row);

/** The rows that break a rule, so that a failure shows them. */
function breaking(isFine: (row: (typeof rows)[number]) => boolean) {
  return rows.filter((row) => !isFine(row)).slice(0, 3);
}

function count<Item>(items: Item[], isCounted: (item: Item) => boolean): number {
  return items.filter(isCounted).length;
}

test('a larger set begins with the smaller one', () => {
  expect([...generateBusinesses({ count: 50 })]).toEqual(businesses.slice(0, 50));
  expect([...generateBusinesses({ count: 50, seed: 2 })]).not.toEqual(businesses.slice(0, 50));
});

test(
  'no listing can be mistaken for another',
  () => {
    const all = isLong ? [...generateBusinesses({ count: 40_000 })].map(({ row }) => row) : rows;
    const keys = all.map((row) =>
      [row.name, row.street, row.city, row.state, row.zip_code]
        .join('|')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}|]/gu, ''),
    );
    expect(new Set(keys).size).toBe(all.length);
    expect(new Set(all.map((row) => row.id)).size).toBe(all.length);
    expect(new Set(all.map((row) => row.slug)).size).toBe(all.length);
    expect(breaking((row) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(row.slug))).toEqual([]);
  },
  howMany({ short: 300_000, long: 3_600_000 }),
);

test('seed phone numbers, email addresses, and websites are all fictional', () => {
  expect(breaking((row) => row.phone === null || /^\(\d{3}\) 555-01\d\d$/.test(row.phone))).toEqual(
    [],
  );
  const reserved = /^(https?:\/\/(www\.)?|\w+@)[a-z0-9-]{1,63}\.example(\.com)?$/;
  expect(breaking((row) => row.website === null || reserved.test(row.website))).toEqual([]);
  expect(breaking((row) => row.email === null || reserved.test(row.email))).toEqual([]);
});

test('area codes are those of the metro', () => {
  const codes = new Set(Object.values(seededMetros).flatMap((metro) => metro.areaCodes));
  expect(breaking((row) => row.phone === null || codes.has(Number(row.phone.slice(1, 4))))).toEqual(
    [],
  );
});

test('places are true: the listing is in its zip code, which is of that city or near it', () => {
  const codes = Object.values(zipcodes.codes).filter((zip) => zip !== undefined);
  const milesTo = (row: (typeof rows)[number], zip: (typeof codes)[number]) =>
    milesBetween(row, { lat: zip.latitude, lng: zip.longitude });
  const isNear = (row: (typeof rows)[number]) =>
    codes.some((zip) => zip.city === row.city && zip.state === row.state && milesTo(row, zip) < 8);
  expect(
    breaking((row) => {
      const zip = zipcodes.codes[row.zip_code];
      if (zip === undefined || zip.state !== row.state || milesTo(row, zip) > 1.6) return false;
      return zip.city === row.city || isNear(row);
    }),
  ).toEqual([]);
  expect(count(rows, (row) => zipcodes.codes[row.zip_code]?.city !== row.city)).toBeLessThan(50);
});

test('seed cities are real places, not organizations with a zip code of their own', () => {
  const organisation =
    /\b(bank|insurance|express|dystrophy|univ|lions|nordstrom|damark|brylane|dodgertown|academy|navy|bmc|hon|b)\b/iu;
  const cities = new Set(rows.map(({ city }) => city));
  expect([...cities].filter((city) => organisation.test(city))).toEqual([]);
});

test('metros reach their listings and share their clock', () => {
  const metros = new Map(readMetros().map((metro) => [metro.slug, metro]));
  expect(metros.size).toBeGreaterThan(60);
  expect(
    breaking((row) => {
      const metro = metros.get(row.metro ?? '');
      return (
        metro !== undefined &&
        milesBetween(metro, row) <= metro.radius_miles &&
        metro.time_zone === row.time_zone
      );
    }),
  ).toEqual([]);
});

test('the seed has enough cities, categories, and kinds of listings for a directory', () => {
  expect(new Set(rows.map((row) => row.metro)).size).toBeGreaterThanOrEqual(16);
  expect(new Set(rows.map((row) => row.category)).size).toBe(50);
  expect(rows.map((row) => row.category)).not.toContain('other');
  expect(new Set(rows.map((row) => row.name)).size).toBeGreaterThan(rows.length * 0.85);
  expect(count(rows, (row) => row.status === 'closed')).toBeGreaterThan(30);
  expect(count(rows, (row) => row.status === 'pending')).toBeGreaterThan(10);
  expect(count(rows, (row) => row.temporarily_closed)).toBeGreaterThan(10);
  expect(count(rows, (row) => row.owner_id === null)).toBeGreaterThan(1_000);
  expect(count(rows, (row) => row.rating === null)).toBeGreaterThan(300);
});

test('hours have split days, late nights, whole days, holidays and none at all', () => {
  const hours = businesses.flatMap((business) => business.hours);
  expect(
    hours.every(({ opens, closes }) => /^\d\d:\d\d$/.test(opens) && /^\d\d:\d\d$/.test(closes)),
  ).toBe(true);
  expect(count(hours, (span) => span.closes <= span.opens)).toBeGreaterThan(100);
  expect(count(hours, (span) => span.closes === '24:00')).toBeGreaterThan(100);
  expect(
    count(businesses, (business) => {
      const days = business.hours.map((span) => span.day_of_week);
      return new Set(days).size < days.length;
    }),
  ).toBeGreaterThan(100);
  expect(count(businesses, (business) => business.hours.length === 0)).toBeGreaterThan(100);
  const withHolidays = count(businesses, (business) => business.specialHours.length > 0);
  expect(withHolidays / rows.length).toBeGreaterThan(0.25);
  expect(withHolidays / rows.length).toBeLessThan(0.4);
});

test('texts are whole sentences without a placeholder left', () => {
  expect(breaking((row) => !/[{}]|undefined|  /.test(`${row.name} ${row.description}`))).toEqual(
    [],
  );
  expect(
    breaking((row) => row.description === null || /^\p{Lu}.*[.!]$/u.test(row.description)),
  ).toEqual([]);
});

test('exactly the businesses open around the clock have the attribute Open 24 hours', () => {
  const wrong = businesses.filter(({ row, hours }) => {
    const wholeDays = count(hours, (span) => span.opens === '00:00' && span.closes === '24:00');
    return row.attributes.includes('Open 24 hours') !== (wholeDays === 7);
  });
  expect(wrong.map(({ row }) => row.slug)).toEqual([]);
  expect(count(rows, (row) => row.attributes.includes('Open 24 hours'))).toBeGreaterThan(100);
});

test('a word that begins with a vowel has “an” before it', () => {
  expect(
    breaking((row) => !/(?<!\p{L})[Aa] (?=[aeioAEIO]\p{Ll})/u.test(row.description ?? '')),
  ).toEqual([]);
  expect(count(rows, (row) => /\ban [AEIO]/.test(row.description ?? ''))).toBeGreaterThan(0);
});

test('no description names two years, or a year beside an age', () => {
  expect(
    breaking(
      (row) =>
        (row.description?.match(/\b(19|20)\d\d\b|\b\d+ (good )?(years|winters)\b/g) ?? []).length <
        2,
    ),
  ).toEqual([]);
});

test('descriptions mention no day on which the business is closed', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
  const wrong = businesses.filter(({ row, hours }) =>
    days.some(
      (day, index) =>
        row.description?.includes(day) &&
        hours.length > 0 &&
        hours.every((span) => span.day_of_week !== index + 1),
    ),
  );
  expect(wrong.map(({ row }) => `${row.slug}: ${row.description}`)).toEqual([]);
});

test('no sentence appears in more than 15 descriptions, even with other names and numbers', () => {
  const uses = new Map<string, number>();
  for (const { city, description } of rows) {
    const sentences = description?.split(/(?<=[.!?]) /).slice(1) ?? [];
    for (const sentence of sentences) {
      const skeleton = sentence
        .replaceAll(city, '…')
        .replace(/(?<!\p{L})an? (?=\p{Lu})/gu, 'a ')
        .replace(/\p{Lu}[\p{L}’]*|\d+/gu, '…')
        .replace(/…( …)+/g, '…');
      uses.set(skeleton, (uses.get(skeleton) ?? 0) + 1);
    }
  }
  expect(Array.from(uses).filter(([, times]) => times > 15)).toEqual([]);
  expect(count(rows, (row) => row.description?.includes('named Comma') ?? false)).toBeLessThan(5);
});

test('owner@ owns a few published listings, verified by e-mail', () => {
  const owned = rows.filter((row) => row.owner_id === demoOwnerId);
  expect(owned).toHaveLength(4);
  expect(owned.every((row) => row.status === 'published' && row.verification === 'email')).toBe(
    true,
  );
});

test('every rating is what the published reviews say', () => {
  const wrong = businesses.filter(({ row, reviews }) => {
    const published = reviews.filter(({ hiddenReason }) => hiddenReason === null);
    const sum = published.reduce((total, { rating }) => total + rating, 0);
    const mean = published.length === 0 ? 0 : sum / published.length;
    return row.review_count !== published.length || Math.abs((row.rating ?? 0) - mean) > 0.0501;
  });
  expect(wrong.map(({ row }) => row.slug)).toEqual([]);
});

test('no listing says the same thing twice, unless it has very many reviews', () => {
  const bodies = businesses.flatMap((business) => {
    const texts = toReviewRows(business).map(({ body }) => body);
    return texts.length <= 12 ? [texts] : [];
  });
  expect(bodies.filter((texts) => new Set(texts).size < texts.length)).toEqual([]);
  expect(bodies.flat().filter((body) => /[{}]|undefined|  /.test(body))).toEqual([]);
  expect(new Set(bodies.flat()).size).toBeGreaterThan(bodies.flat().length * 0.6);
});

test('a listing changed last when its page did: it came, was confirmed, reviewed or answered', () => {
  const wrong = businesses.filter((business) => {
    const { created_at, confirmed_at, updated_at } = business.row;
    const shown = toReviewRows(business)
      .filter(({ status }) => status === 'published')
      .flatMap((review) => [review.created_at, review.answered_at]);
    const moments = [created_at, confirmed_at, ...shown].map((time) => Date.parse(time ?? '') || 0);
    return Date.parse(updated_at) !== Math.max(...moments);
  });
  expect(wrong.map(({ row }) => row.slug)).toEqual([]);
  expect(new Set(rows.map(({ updated_at }) => updated_at.slice(0, 10))).size).toBeGreaterThan(300);
});

test('a few listings moved, each to a younger one of its kind and metro that is open', () => {
  const moved = rows.filter(({ status }) => status === 'moved');
  expect(moved.length).toBeGreaterThanOrEqual(3);
  expect(moved.length).toBeLessThanOrEqual(6);
  for (const row of moved) {
    const target = rows.find(({ id }) => id === row.moved_to);
    expect(target).toMatchObject({
      status: 'published',
      category: row.category,
      metro: row.metro,
      name: row.name,
      phone: row.phone,
    });
    expect(Date.parse(target?.created_at ?? '')).toBeGreaterThan(Date.parse(row.created_at));
    // The database wants the one before it points to it.
    expect(rows.indexOf(target!)).toBeLessThan(rows.indexOf(row));
  }
  expect(rows.filter((row) => row.status !== 'moved' && row.moved_to !== null)).toEqual([]);
});

test('owners answer reviews, some reviews are hidden, and none has a future date', () => {
  const rows = businesses.flatMap(toReviewRows);
  expect(count(rows, (row) => row.owner_answer !== null)).toBeGreaterThan(400);
  expect(count(rows, (row) => row.status === 'hidden')).toBeGreaterThan(20);
  const latest = Date.UTC(2026, 10, 21);
  expect(
    rows.filter(
      (row) =>
        Date.parse(row.created_at ?? '') > latest || Date.parse(row.answered_at ?? '') > latest,
    ),
  ).toEqual([]);
});

test('no two sentences of reviews and answers in a city end with the same four words', () => {
  const seen = new Set<string>();
  const repeated = businesses.flatMap(({ row, reviews }) =>
    reviews.flatMap(({ sentences, offer, answer }) => {
      const texts = [...sentences.map((text) => withOffer(text, offer)), answer ?? ''];
      const endings = texts.flatMap(listEndings).filter((end) => end.split(' ').length === 4);
      const keys = endings.map((end) => `${row.metro}: ${end}`);
      return keys.filter((key) => seen.size === seen.add(key).size);
    }),
  );
  expect(seen.size).toBeGreaterThan(5_000);
  expect(repeated).toEqual([]);
});

test('stars and lengths of reviews are as in life, and who complains is often answered', () => {
  const reviews = businesses.flatMap((business) => business.reviews);
  const share = (isSo: (review: (typeof reviews)[number]) => boolean) =>
    reviews.filter(isSo).length / reviews.length;
  const shares = [1, 2, 3, 4, 5].map((stars) => share(({ rating }) => rating === stars));
  expect(shares[4]).toBeGreaterThan(0.5);
  expect(shares[0]).toBeGreaterThan(0.05);
  expect(shares[1]).toBeLessThan(shares[0]!);
  expect(share(({ sentences }) => sentences.length === 1)).toBeGreaterThan(0.3);
  expect(share(({ sentences }) => sentences.length > 2)).toBeGreaterThan(0.1);
  const bad = reviews.filter(({ rating }) => rating <= 2);
  expect(bad.filter(({ answer }) => answer !== null).length).toBeGreaterThan(bad.length / 6);
});

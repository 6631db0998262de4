import type { IndexRow, MetroIndex } from './metro-index.ts';

type Lists = Omit<MetroIndex, 'listings'>;
/** Maps a row's list number to the number of the same value in the other list. */
type Translation = (number: number) => number;

/** The number of a value that the other list lacks. */
const unknownNumber = -1;

/**
 * Returns a function that converts rows of one index for another: rows refer to lists of shared
 * values, whose numbers differ between versions.
 */
export function translateRows(from: Lists, to: Lists): (row: IndexRow) => IndexRow {
  const category = translate(
    from.categories.map(({ slug }) => slug),
    to.categories.map(({ slug }) => slug),
  );
  const city = translate(from.cities, to.cities);
  const timeZone = translate(from.time_zones, to.time_zones);
  const week = translate(from.weeks, to.weeks);
  const special = translate(from.special_days, to.special_days);
  const attribute = translate(from.attributes, to.attributes);
  return (row) => {
    const translated: IndexRow = [...row];
    translated[2] = category(row[2]);
    translated[5] = city(row[5]);
    translated[11] = timeZone(row[11]);
    translated[12] = week(row[12]);
    translated[13] = row[13] === null ? null : special(row[13]);
    translated[14] = row[14].map(attribute);
    return translated;
  };
}

function translate(from: readonly unknown[], to: readonly unknown[]): Translation {
  const numbers = new Map(to.map((value, number) => [JSON.stringify(value), number]));
  const translated = from.map((value) => numbers.get(JSON.stringify(value)) ?? unknownNumber);
  return (number) => translated[number] ?? unknownNumber;
}

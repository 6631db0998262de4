import { resolveDateWord } from './read-date.ts';

type Given = Record<string, unknown>;
/** Returns the time zone of where a search looks. */
export type FindTimeZone = (place: {
  metro?: string | undefined;
  near?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
}) => Promise<string>;

/**
 * Replaces a word for a date in the parameters of a search, such as 'today', by that date where the
 * search looks.
 * @param defaultNear the place of a search that names none
 */
export async function resolveDate(
  given: Given,
  findTimeZone: FindTimeZone,
  defaultNear?: string,
): Promise<Given> {
  const word = typeof given.date === 'string' ? given.date.trim() : '';
  if (resolveDateWord(word, new Date()) === null) return given;
  const { metro, near = defaultNear, lat, lng } = given;
  const timeZone = await findTimeZone({
    ...(typeof metro === 'string' && { metro }),
    ...(typeof near === 'string' && { near }),
    ...(isNumber(lat) && isNumber(lng) && { lat: Number(lat), lng: Number(lng) }),
  });
  return { ...given, date: resolveDateWord(word, new Date(), timeZone) };
}

function isNumber(value: unknown): boolean {
  return value !== undefined && value !== '' && Number.isFinite(Number(value));
}

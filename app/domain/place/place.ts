import type { z } from 'zod';
import { limits } from '#app/config/limits.ts';
import type { answers } from './place-schema.ts';

/** A place of the United States as the database knows it. */
export type Place = NonNullable<z.infer<(typeof answers)['find_place']>>;

/** The value of `near`, and of a visitor's place, that means the whole country. */
export const anywhere = 'Anywhere';

export function isAnywhere(near: string): boolean {
  return near.trim().toLowerCase() === anywhere.toLowerCase();
}

const cookieName = 'place';
const yearSeconds = 365 * 86_400;

/** Returns the place of a `Cookie` header, the one that the visitor searched last; null without. */
export function readPlaceCookie(cookies: string): string | null {
  const value = /(?:^|;\s*)place=([^;]*)/.exec(cookies)?.[1];
  if (value === undefined) return null;
  try {
    const place = decodeURIComponent(value).trim();
    return place === '' || place.length > limits.searchTextLength ? null : place;
  } catch {
    return null;
  }
}

type PlaceCookie = { place: string | null; isSecure: boolean };

/** Returns the cookie that stores a place, for `Set-Cookie` and `document.cookie`; null deletes it. */
export function writePlaceCookie({ place, isSecure }: PlaceCookie): string {
  const maxAge = place === null ? 0 : yearSeconds;
  const value = encodeURIComponent(place ?? '');
  return `${cookieName}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

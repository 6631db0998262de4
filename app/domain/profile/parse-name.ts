import type { Parsed } from '../contact/contact.ts';
import { cleanName } from '../text/text.ts';

/** In code points, as the database counts. */
export const maxNameLength = 100;

/**
 * A web or email address: mail programs turn "example.com" into a link, too. `is_person_name` of the
 * migration profiles has the same pattern.
 */
const address =
  /:\/\/|@|[.\u3002\uff0e\uff61][^\u0020-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u007e]{2}/;

export function hasAddress(name: string): boolean {
  return address.test(name);
}

/** Parses an optional name of at most 100 characters, without web and email addresses. */
function parseName(label: string, value: unknown): Parsed {
  const name = cleanName(value);
  const length = Array.from(name).length;
  if (length > maxNameLength) {
    return {
      ok: false,
      message: `${label} can have at most ${maxNameLength} characters; these are ${length}`,
    };
  }
  if (hasAddress(name)) {
    return {
      ok: false,
      message: `${label} cannot contain a web or email address. Put a space after each dot.`,
    };
  }
  return { ok: true, value: name };
}

export const parseFirstName = (value: unknown) => parseName('First name', value);
export const parseLastName = (value: unknown) => parseName('Last name', value);

import * as t from '#app/messages/domain/field.ts';
import { required } from '#app/messages/domain/field.ts';
import { cleanText } from '../text/text.ts';

/** The result of a rule: the value to store, or the sentence to show beside the field. */
export type Parsed<Value = string> = { ok: true; value: Value } | { ok: false; message: string };

const maxEmailLength = 254;
const maxWebsiteLength = 500;

/** What the auth service and browsers accept, with a dot in the domain. `private.is_email` has the same pattern. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/;
/**
 * What a host may be made of as it is typed, in any alphabet, before a port. Asked before the URL is parsed: some
 * runtimes parse "exa%20mple.com", and some digits as an address of a network.
 */
const typedHost = /^[\p{L}\p{M}\p{N}.-]+(?::\d{1,5})?$/u;
/** A public host in ASCII: labels, at least one dot, and a last one of letters. `private.is_link` has the same pattern. */
const hostPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])$/;
/** '512 555 0123 ext. 4', '555-0123 x456': its digits do not belong to the number. */
const phoneExtension = /\d\)?[\s,;]*(?:ext(?:ension)?|x|#)[\s.:]*(\d+)/i;

/** Parses a required text: trimmed, with "{label} is required" if it is empty. */
export function parseRequiredText(label: string, value: unknown): Parsed {
  const text = cleanText(value);
  return text === '' ? refuse(required({ label })) : accept(text);
}

/** Parses a required e-mail address; the value is trimmed and in lower case. */
export function parseEmail(value: unknown): Parsed {
  const text = cleanText(value).toLowerCase();
  if (text === '') return refuse(required({ label: t.email }));
  if (text.length > maxEmailLength || !emailPattern.test(text)) return refuse(t.invalidEmail);
  return accept(text);
}

/** Parses a required US phone number of ten digits without an extension; the value is "(AAA) BBB-CCCC". */
export function parsePhone(value: unknown): Parsed {
  const text = cleanText(value);
  if (text === '') return refuse(required({ label: t.phone }));
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 10 || phoneExtension.test(text)) return refuse(t.invalidPhone);
  return accept(`(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`);
}

/**
 * Returns the number of ten digits, and the digits of an extension or "", that a text may mean which is no phone number
 * because of its extension or its country's 1; null for others.
 */
export function findMeantPhone(value: unknown): { phone: string; extension: string } | null {
  const text = cleanText(value);
  const [whole = '', extension = ''] = phoneExtension.exec(text) ?? [];
  const number = extension === '' ? text : text.slice(0, text.indexOf(whole) + 1);
  const digits = number.replace(/\D/g, '');
  const isNational = digits.length === 11 && digits.startsWith('1');
  const parsed = parsePhone(isNational ? digits.slice(1) : digits);
  return parsed.ok && (isNational || extension !== '') ? { phone: parsed.value, extension } : null;
}

/** Parses the extension of a phone, "12", "x12" or "ext. 12", to its digits. */
export function parseExtension(text: string): string {
  return text.replace(/^(?:ext(?:ension)?|x|#)[\s.:]*(?=\d)/i, '');
}

/**
 * Parses an optional website; the value is an http or https URL, or "" if none was given. Refuses
 * other schemes and user names, because the value becomes a link.
 */
export function parseWebsite(value: unknown): Parsed {
  const text = cleanText(value);
  if (text === '') return accept('');
  const hasWebScheme = /^https?:\/\//i.test(text);
  if (!hasWebScheme && hasOtherScheme(text)) return refuse(t.invalidWebsite);

  const address = hasWebScheme ? text : `https://${text}`;
  const [, authority = ''] = /^https?:\/\/([^/?#]*)/i.exec(address) ?? [];
  // An email address is a user name before a host.
  if (authority.includes('@')) return refuse(t.invalidWebsite);
  if (!typedHost.test(authority) || !URL.canParse(address)) return refuse(t.unreadableWebsite);
  const url = new URL(address);
  if (!hostPattern.test(url.hostname)) return refuse(t.invalidWebsite);
  const href = text.endsWith('/') ? url.href : url.href.replace(/\/$/, '');
  return href.length > maxWebsiteLength ? refuse(t.invalidWebsite) : accept(href);
}

/** The host of each network's pages, what leads to it from a name there, and its other hosts. */
const networks = {
  facebook_url: { host: 'facebook.com', before: '', others: ['fb.com'] },
  instagram_url: { host: 'instagram.com', before: '', others: [] },
  tiktok_url: { host: 'tiktok.com', before: '@', others: [] },
  youtube_url: { host: 'youtube.com', before: '@', others: [] },
  x_url: { host: 'x.com', before: '', others: ['twitter.com'] },
  linkedin_url: { host: 'linkedin.com', before: 'company/', others: [] },
} as const satisfies Record<string, { host: string; before: string; others: readonly string[] }>;

export type SocialField = keyof typeof networks;

/**
 * Parses a page on a social network, its address or its name there ("@mainst"); the value is an https URL of that
 * network, without what only counts clicks, or "" if none was given.
 */
export function parseSocialPage(field: SocialField, value: unknown): Parsed {
  const text = cleanText(value);
  const { host, before, others } = networks[field];
  const hosts = [host, ...others];
  const message = t.invalidSocialPage({ host });
  if (text === '') return accept('');
  const isOfHost = hosts.some((known) => text.toLowerCase().includes(known));
  if (!isOfHost && /^@?[\w.-]{1,100}$/.test(text)) {
    return accept(`https://${host}/${before}${text.replace(/^@/, '')}`);
  }
  const parsed = parseWebsite(text);
  if (!parsed.ok) return refuse(message);
  const { hostname, pathname, searchParams } = new URL(parsed.value);
  const path = pathname.replace(/\/+$/, '');
  const isPage = hosts.some((known) => hostname === known || hostname.endsWith(`.${known}`));
  if (!isPage || path === '') return refuse(message);
  const id = searchParams.get('id');
  return accept(`https://${host}${path}${id !== null && /^\d+$/.test(id) ? `?id=${id}` : ''}`);
}

const maxMiles = 200;

/** Parses an optional distance in whole miles, "25" or "25 miles"; the value is "25", or "" if none was given. */
export function parseMiles(value: unknown): Parsed {
  const text = cleanText(value);
  if (text === '') return accept('');
  const miles = Number(/^(\d{1,3})\s*(?:mi|miles?)?\.?$/i.exec(text)?.[1] ?? 0);
  return miles >= 1 && miles <= maxMiles
    ? accept(String(miles))
    : refuse(t.invalidMiles({ max: maxMiles }));
}

/** "example.com:8080" is a host with a port; "mailto:…" and "http:/…" are not. */
function hasOtherScheme(text: string): boolean {
  return /^[a-z][a-z0-9+.-]*:(?!\d+(?:[/?#]|$))/i.test(text) || /^\W*javascript:/i.test(text);
}

function accept(value: string): Parsed {
  return { ok: true, value };
}

function refuse(message: string): Parsed {
  return { ok: false, message };
}

/** The parsers of a form's fields, by name. */
type FieldParsers<Name extends string> = Record<Name, (value: unknown) => Parsed>;

/** Parses all fields of a form; returns the formatted values, or the messages by field. */
export function validateForm<Name extends string>(
  parsers: FieldParsers<Name>,
  input: Partial<Record<Name, unknown>>,
) {
  const values = {} as Record<Name, string>;
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(parsers) as Name[]) {
    const parsed = parsers[name](input[name]);
    values[name] = parsed.ok ? parsed.value : cleanText(input[name]);
    if (!parsed.ok) errors[name] = parsed.message;
  }
  return { isValid: Object.keys(errors).length === 0, values, errors };
}

import * as z from 'zod/mini';
import { rateLimits } from '#app/config/limits.ts';
import { numbers } from '#app/config/settings.ts';
import { roleNames } from '../profile/profile.ts';
import { cleanText, dayMs, namesOf } from '../text/text.ts';
import { areaSchema, identitySchema, toArea, toIdentity } from './identity.ts';
import { settingSchema } from './setting-calls.ts';
import type { Setting } from './setting.ts';

type Texts = Record<string, string>;

/** A value to save, null for the default of the code; or the first message of each field. */
type Parsed = { value: object | null } | { errors: Record<string, string> };

const hostMessage = 'Please enter hosts like www.middlebury.gov, one on each line, at most 20';
const hostsSchema = z.object({
  hosts: z
    .array(z.string().check(z.regex(/^(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,20}$/, hostMessage)))
    .check(z.maxLength(20, hostMessage)),
});

const linesOf = (text = '') => text.split('\n').filter(Boolean);
/** Anything but digits is no number. */
const toNumber = (text = '') => (/^\s*\d{1,6}\s*$/.test(text) ? Number(text) : NaN);

/** Returns a setting's value from the texts of all its fields by key. */
export function parseSetting(setting: Pick<Setting, 'kind' | 'name'>, texts: Texts): Parsed {
  const { kind } = setting;
  if (kind === 'identity') {
    const hidden = linesOf(texts.hidden);
    return parse(identitySchema, { ...texts, hidden }, toIdentity);
  }
  if (kind === 'area') {
    const { name: area_name, ...others } = texts;
    return parse(areaSchema, { ...others, area_name }, toArea);
  }
  if (kind === 'frame') {
    const hosts = cleanText(texts.hosts).toLowerCase().split(/\s+/).filter(Boolean);
    return parse(hostsSchema, { hosts }, (value) => (hosts.length === 0 ? null : value));
  }
  if (kind === 'banner' && cleanText(texts.text) === '') return { value: null };
  const schema: z.ZodMiniType<object> = settingSchema(setting);
  return parse(schema, toInput(setting, texts), (value) => value);
}

function toInput({ kind, name }: Pick<Setting, 'kind' | 'name'>, texts: Texts): object | null {
  if (kind === 'limit' || kind === 'number') {
    const [key, text] = Object.entries(texts)[0] ?? ['', ''];
    const usual: Record<string, number> = {
      ...Object.fromEntries(namesOf(numbers).map((one) => [one, numbers[one].default])),
      ...Object.fromEntries(namesOf(rateLimits).map((one) => [one, rateLimits[one].requests])),
    };
    return toNumber(text) === usual[name] ? null : { [key]: toNumber(text) };
  }
  if (kind === 'flag') {
    const { is_on, share, roles } = texts;
    return {
      is_on: is_on === 'yes',
      share: share === undefined ? 100 : toNumber(share),
      roles: roles === undefined ? namesOf(roleNames) : linesOf(roles),
    };
  }
  const { href = '', words = '', starts_at = '', ends_at = '', ...banner } = texts;
  const link = href.trim() === '' ? { href: null, words: null } : { href, words: words || null };
  return {
    ...banner,
    ...link,
    starts_at: toMoment(starts_at, 0),
    ends_at: toMoment(ends_at, dayMs),
  };
}

/** Returns the moment of an input for date and time, in this browser's time zone; without one, so long from now. */
function toMoment(text: string, fromNowMs: number): string {
  const moment = text === '' ? new Date(Date.now() + fromNowMs) : new Date(text);
  return Number.isNaN(moment.getTime()) ? '' : moment.toISOString();
}

function parse<Value>(
  schema: z.ZodMiniType<Value>,
  input: object | null,
  toValue: (value: Value) => object | null,
): Parsed {
  if (input === null) return { value: null };
  const parsed = schema.safeParse(input);
  if (parsed.success) return { value: toValue(parsed.data) };
  const named = parsed.error.issues.map(({ path, message }) => {
    return [path[0] === 'area_name' ? 'name' : String(path[0]), message] as const;
  });
  return { errors: Object.fromEntries(named.toReversed()) };
}

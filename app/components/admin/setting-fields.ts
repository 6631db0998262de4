import { rateLimits } from '#app/config/limits.ts';
import { type FlagName, flags, isSwitch, type NumberName, numbers } from '#app/config/settings.ts';
import { shippedColors } from '#app/document/palette.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import { timeZones } from '#app/domain/setting/identity.ts';
import { limitRange } from '#app/domain/setting/setting-calls.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import { formatCount, namesOf, toLocalInput } from '#app/domain/text/text.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';
import { flagLabels, limitLabels, numberLabels } from './setting-labels.ts';

/** The areas of the settings, in the order of their screen; their names are anchors. */
export const settingAreas = {
  identity: {
    title: 'Name and look',
    about: 'On pages, in emails, feeds and pictures within seconds. Empty: the default.',
  },
  legal: { title: 'Operator and policies', about: 'In policies and at the end of emails.' },
  area: {
    title: 'Area',
    about:
      'Businesses elsewhere cannot be submitted, and are held for review when imported. Home and search cover this area. With one town, home is its front page. All empty: the whole country.',
  },
  banner: {
    title: 'Banner on all pages',
    about:
      'Visitors can dismiss it; if you change it, it appears again. An empty text removes it. Times are in your time zone.',
  },
  websites: {
    title: 'Other websites',
    about:
      'The website of your town or chamber can show a search or a list of the directory with one line of HTML.',
  },
  features: { title: 'Features', about: 'Turn features on or off, or limit them to some people.' },
  alarms: { title: 'Alarms and measurements', about: 'Health shows the current alarms.' },
  limits: {
    title: 'Rate limits by address',
    about:
      'How many requests an address may make. Programs with an API key have limits of their own.',
  },
} as const;

export type SettingArea = keyof typeof settingAreas;

/** A field of the form of settings; everything about it is declared here. */
export type SettingField = {
  /** Its name in the form, and its anchor: 'limit.search.requests'. */
  id: string;
  kind: Setting['kind'];
  name: string;
  /** Of the setting's value. */
  key: string;
  area: SettingArea;
  label: string;
  hint: string;
  type: 'text' | 'number' | 'lines' | 'select' | 'choices' | 'moment' | 'color' | 'logo';
  options?: readonly (readonly [value: string, label: string])[];
  /** What applies where nothing is set. */
  usual: string;
};

type Declared = Pick<SettingField, 'label'> & Partial<SettingField>;

function declare(
  kind: Setting['kind'],
  area: SettingArea,
  fields: Record<string, Declared>,
  name = 'site',
): SettingField[] {
  return Object.entries(fields).map(([key, field]) => ({
    id: `${kind}.${name}.${key}`,
    kind,
    name,
    key,
    area,
    hint: '',
    type: 'text' as const,
    usual: '',
    ...field,
  }));
}

const yesNo = [
  ['yes', 'On'],
  ['no', 'Off'],
] as const;
const roleOptions = namesOf(roleNames).map((role) => [role, `${roleNames[role]}s`] as const);

function declareFlag(name: FlagName): SettingField[] {
  const { title, about } = flagLabels[name];
  const { is_on, share, roles } = flags[name];
  const state = {
    is_on: {
      label: title,
      hint: about,
      type: 'select' as const,
      options: yesNo,
      usual: is_on ? 'yes' : 'no',
    },
  };
  const people = {
    share: {
      label: `${title}: share of people, in percent`,
      hint: 'The same people each time; raising the share keeps everyone who has it.',
      type: 'number' as const,
      usual: String(share),
    },
    roles: {
      label: `${title}: roles`,
      type: 'choices' as const,
      options: roleOptions,
      usual: roles.join('\n'),
    },
  };
  return declare('flag', 'features', isSwitch(name) ? state : { ...state, ...people }, name);
}

function declareNumber(name: NumberName): SettingField[] {
  const { title, about } = numberLabels[name];
  const { default: usual, min, max } = numbers[name];
  const hint = `${about} Default: ${usual}. Allowed: ${min} to ${formatCount(max)}.`;
  const number = { label: title, hint, type: 'number' as const, usual: String(usual) };
  return declare('number', 'alarms', { number }, name);
}

function declareLimit(name: RateLimitName): SettingField[] {
  const { title, about } = limitLabels[name];
  const { requests: usual, windowSeconds } = rateLimits[name];
  const [min, max] = limitRange(name);
  const requests = {
    label: `${title}, ${windowSeconds === 60 ? 'a minute' : 'an hour'}`,
    hint: `${about} Default: ${formatCount(usual)}. Allowed: ${formatCount(min)} to ${formatCount(max)}.`,
    type: 'number' as const,
    usual: String(usual),
  };
  return declare('limit', 'limits', { requests }, name);
}

/** All settings, each declared once: for their form, its search, its history and the search of everything. */
export const settingFields: readonly SettingField[] = [
  ...declare('identity', 'identity', {
    name: { label: 'Name' },
    tagline: {
      label: 'Tagline',
      hint: 'Beside the name on home, in search results and in emails.',
    },
    headline: { label: 'Heading on home' },
    contact_email: {
      label: 'Contact email',
      hint: 'For questions and complaints; replies to our emails go there.',
    },
    time_zone: {
      label: 'Time zone',
      type: 'select',
      options: [['', 'Central (default)'], ...timeZones],
    },
    logo: { label: 'Logo', type: 'logo' },
    accent: {
      label: 'Accent color',
      hint: `Buttons, links and marks. Made darker or lighter where text needs it. Default: ${shippedColors.accent}.`,
      type: 'color',
    },
    paper: {
      label: 'Paper color',
      hint: `Page background. Default: ${shippedColors.paper}.`,
      type: 'color',
    },
    links: {
      label: 'Elsewhere',
      hint: 'Addresses of the directory on other sites, one on each line.',
      type: 'lines',
    },
    hidden: {
      label: 'Hide in menus',
      type: 'choices',
      options: [
        ['blog', 'Blog'],
        ['events', 'Events'],
      ],
    },
  }),
  ...declare('identity', 'legal', {
    operator: {
      label: 'Operator',
      hint: 'The person or organization legally responsible for the directory.',
    },
    governing_law: { label: 'Governing law', hint: 'Like: the State of Vermont' },
    policies_date: {
      label: 'Policies changed on',
      hint: 'If you changed the policies: the day, like 2026-12-01',
    },
    postal_address: {
      label: 'Postal address',
      hint: 'The operator’s, as commercial email laws require.',
      type: 'lines',
    },
  }),
  ...declare('area', 'area', {
    name: {
      label: 'Name of the area',
      hint: 'As in “local businesses in …”. Empty: the name of its only place, like “Addison County, Vermont”.',
    },
    states: { label: 'States', hint: 'Like VT, one on each line.', type: 'lines' },
    counties: {
      label: 'Counties',
      hint: 'Like Addison County, VT, one on each line.',
      type: 'lines',
    },
    towns: { label: 'Towns', hint: 'Like Middlebury, VT, one on each line.', type: 'lines' },
    radius_miles: { label: 'Miles around each town', type: 'number' },
  }),
  ...declare('banner', 'banner', {
    text: { label: 'Text', hint: 'One line, no formatting.' },
    tone: {
      label: 'Kind',
      type: 'select',
      options: [
        ['notice', 'Notice'],
        ['warning', 'Warning: starts with “Important:”'],
      ],
      usual: 'notice',
    },
    href: { label: 'Link (optional)', hint: 'https://… or a path of this site, such as /help' },
    words: { label: 'Link text' },
    starts_at: { label: 'From', hint: 'Empty: at once.', type: 'moment' },
    ends_at: { label: 'Until', hint: 'Up to 90 days later. Empty: for a day.', type: 'moment' },
  }),
  ...declare('frame', 'websites', {
    hosts: {
      label: 'Hosts',
      hint: 'Like www.middlebury.gov, one on each line. No other website can show the frame, nor any other page.',
      type: 'lines',
    },
  }),
  ...namesOf(flags).flatMap(declareFlag),
  ...namesOf(numbers).flatMap(declareNumber),
  ...namesOf(rateLimits).flatMap(declareLimit),
];

/** Returns a field's text in a setting's value; null is the value that applies where nothing is set. */
export function readSettingField({ key, type, usual }: SettingField, value: object | null): string {
  const found = (value as Record<string, unknown> | null)?.[key];
  if (found === undefined || found === null) return usual;
  if (typeof found === 'boolean') return found ? 'yes' : 'no';
  if (Array.isArray(found)) return found.join('\n');
  const text = typeof found === 'string' ? found : JSON.stringify(found);
  return type === 'moment' ? toLocalInput(text) : text;
}

/** Returns in which fields a value differs from the other: 'Name: Town Square; Tagline: default'. */
export function describeSetting(
  { kind, name }: Pick<Setting, 'kind' | 'name'>,
  value: object | null,
  other: object | null,
): string {
  return settingFields
    .filter((field) => field.kind === kind && field.name === name)
    .filter((field) => readSettingField(field, value) !== readSettingField(field, other))
    .map((field) => `${field.label}: ${nameValue(field, readSettingField(field, value))}`)
    .join('; ');
}

function nameValue({ options, type, usual }: SettingField, text: string): string {
  const shown = options
    ? options.filter(([value]) => text.split('\n').includes(value)).map(([, label]) => label)
    : text.split('\n');
  if (type === 'logo' && text !== '') return 'own pictures';
  return `${shown.join(', ') || 'empty'}${text === usual ? ' (default)' : ''}`;
}

/** Returns the label of a field of the directory's identity or area. */
export function nameSiteField(key: string): string {
  const of = settingFields.find(
    (field) => (field.kind === 'identity' || field.kind === 'area') && field.key === key,
  );
  return of?.label ?? key.replaceAll('_', ' ');
}

import { rateLimits } from '#app/config/limits.ts';
import { type Flag, type FlagName, flags } from '#app/config/settings.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import type { Setting, SettingOf } from '#app/domain/setting/setting.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';

type Words = { title: string; about: string };

/** What each limit counts, by address unless it says "per account". */
export const limitLabels: Record<RateLimitName, Words> = {
  search: { title: 'Searches', about: 'Searches on the site and by the API.' },
  suggest: {
    title: 'Suggestions',
    about: 'Suggestions while typing, places, map labels.',
  },
  pages: {
    title: 'Pages',
    about: 'Pages that have to be rendered; cached pages do not count.',
  },
  art: { title: 'Pictures', about: 'Photos and drawings; a page shows about twenty.' },
  sitemap: { title: 'Sitemaps', about: 'What search engines read to find all pages.' },
  files: {
    title: 'Files',
    about: 'Listings for programs, contact cards, QR codes and sharing images.',
  },
  metrics: { title: 'Measurements', about: 'Page speed, as reported by browsers.' },
  visits: { title: 'Visits', about: 'Visits of listings, as reported by browsers.' },
  relay: { title: 'Relay', about: 'Calls from people whose network blocks our backend.' },
  attempts: {
    title: 'Sign-in attempts',
    about: 'Through the relay: passwords, codes and email requests.',
  },
  accountAttempts: {
    title: 'Attempts on one account',
    about: 'Passwords, codes and email requests for one account, from anywhere.',
  },
  mails: { title: 'Triggers and unsubscribes', about: 'After each form, and from email programs.' },
  errors: { title: 'Error reports', about: 'Errors in browsers.' },
  testErrors: { title: 'Test errors', about: 'Errors raised on purpose, by admins.' },
  websiteChecks: {
    title: 'Website checks',
    about: 'Checks of a website for a claim.',
  },
  messages: { title: 'Messages', about: 'Messages to the owners of listings.' },
  documents: { title: 'Documents', about: 'Documents sent as evidence for a claim.' },
  metricsReads: {
    title: 'Reading measurements',
    about: 'Programs that read metrics by their token.',
  },
  keys: {
    title: 'Programs with a key',
    about: 'All public API requests with one person’s keys, from anywhere.',
  },
  keyLookups: {
    title: 'Looking up keys',
    about: 'Keys seen for the first time, and invalid keys.',
  },
};

export const flagLabels: Record<FlagName, Words> = {
  live: {
    title: 'Live updates',
    about:
      'Signed-in screens show changes as they happen, over a WebSocket. Without it they check every 30 seconds. Pages already open do not change.',
  },
  offline: {
    title: 'Cities for offline use',
    about:
      'Visitors can save a city on their device. This is on or off for everyone. When off, the next page they open removes what was saved.',
  },
};

/** Returns '60 a minute', '20 an hour'. */
export function describeLimit(name: RateLimitName, requests: number): string {
  return `${requests.toLocaleString('en-US')} ${describeWindow(name)}`;
}

export function describeWindow(name: RateLimitName): string {
  return rateLimits[name].windowSeconds === 60 ? 'a minute' : 'an hour';
}

export function describeFlag({ is_on, share, roles }: Flag): string {
  if (!is_on || share === 0) return 'off';
  const whose =
    roles.length === Object.keys(roleNames).length
      ? 'everyone'
      : roles.map((role) => `${roleNames[role].toLowerCase()}s`).join(', ');
  return share === 100 ? `on for ${whose}` : `on for ${share}% of ${whose}`;
}

type ValueOf<Kind extends Setting['kind']> = SettingOf<Kind>['value'];

/** Each kind's value in words; null is the default of the code. */
export const describeValue = {
  limit: (value: ValueOf<'limit'>, name: RateLimitName) =>
    value === null
      ? `${describeLimit(name, rateLimits[name].requests)} (default)`
      : describeLimit(name, value.requests),
  flag: (value: ValueOf<'flag'>, name: FlagName) =>
    value === null ? `${describeFlag(flags[name])} (default)` : describeFlag(value),
  banner: (value: ValueOf<'banner'>) => (value === null ? 'no banner' : `“${value.text}”`),
};

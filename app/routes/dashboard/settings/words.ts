import { type Flag, type FlagName, flags } from '#app/config/flags.ts';
import { rateLimits } from '#app/config/limits.ts';
import { roleNames } from '#app/domain/profile/profile.ts';
import type { BannerValue, Setting } from '#app/domain/setting/setting.ts';
import type { RateLimitName } from '#app/services/redis/rate-limiter.ts';

type Words = { title: string; about: string };

/** What each limit counts, by address unless it says "per account". */
export const limitWords: Record<RateLimitName, Words> = {
  search: { title: 'Searches', about: 'Searching on the site and by the API.' },
  suggest: {
    title: 'Suggestions',
    about: 'What is asked while somebody types, places, labels of maps.',
  },
  pages: {
    title: 'Pages',
    about: 'Pages that must be made anew; those that are kept count for nobody.',
  },
  art: { title: 'Pictures', about: 'Photos and drawings; a page shows some twenty.' },
  sitemap: { title: 'Sitemaps', about: 'What search engines read to find all pages.' },
  files: {
    title: 'Files',
    about: 'Listings for programs, contact cards, QR codes and pictures for sharing.',
  },
  metrics: { title: 'Measurements', about: 'How fast pages were, as browsers tell.' },
  visits: { title: 'Visits', about: 'What visitors did with profiles, as browsers tell.' },
  relay: { title: 'Relay', about: 'Calls of people whose network blocks our backend.' },
  attempts: {
    title: 'Attempts to sign in',
    about: 'By the relay: passwords, codes and emails asked for.',
  },
  accountAttempts: {
    title: 'Attempts on one account',
    about: 'Passwords, codes and emails asked for one account, from wherever.',
  },
  mails: { title: 'Nudges and unsubscribing', about: 'After each form, and from mail programs.' },
  errors: { title: 'Error reports', about: 'What went wrong in browsers.' },
  testErrors: { title: 'Test errors', about: 'Errors raised on purpose, by admins.' },
  websiteChecks: {
    title: 'Website checks',
    about: 'Looks at a website for somebody who claims a listing.',
  },
  documents: { title: 'Documents', about: 'Documents sent to prove a claim.' },
  metricsReads: {
    title: 'Reading measurements',
    about: 'Programs that read metrics by their token.',
  },
  keys: {
    title: 'Programs with a key',
    about: 'All that programs ask of the public API with the keys of one person, from wherever.',
  },
  keyLookups: {
    title: 'Looking up keys',
    about: 'Keys of programs that are not known yet, and those that are not valid.',
  },
};

export const flagWords: Record<FlagName, Words> = {
  live: {
    title: 'Live updates',
    about:
      'Screens of people who are signed in show changes as they happen, by a socket. Without it they look each half minute. Documents that stand open keep what they began with.',
  },
  offline: {
    title: 'A city kept for offline',
    about:
      'Visitors may keep a metro area on their device. On or off for everybody: off, the next page that they open removes what was kept and the program that kept it.',
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
      ? 'everybody'
      : roles.map((role) => `${roleNames[role].toLowerCase()}s`).join(', ');
  return share === 100 ? `on for ${whose}` : `on for ${share}% of ${whose}`;
}

/** Returns a value in words; null is the default of the code. */
export function describeValue({ kind, name }: Setting, value: Setting['value']): string {
  if (kind === 'limit') {
    const limit = name as RateLimitName;
    const given = (value as { requests: number } | null)?.requests;
    return given === undefined
      ? `${describeLimit(limit, rateLimits[limit].requests)} (default)`
      : describeLimit(limit, given);
  }
  if (kind === 'flag') {
    const flag = value as Flag | null;
    return flag === null
      ? `${describeFlag(flags[name as FlagName])} (default)`
      : describeFlag(flag);
  }
  const banner = value as BannerValue | null;
  return banner === null ? 'no banner' : `“${banner.text}”`;
}

import type { FlagName, NumberName } from '#app/config/settings.ts';
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
  phoneCodes: {
    title: 'Codes by phone',
    about: 'Texts and calls with a code for a claim.',
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

export const numberLabels: Record<NumberName, Words> = {
  measuredPercent: {
    title: 'Page speed measurements stored, in percent',
    about: 'A sample keeps medians and percentiles accurate, and the table smaller.',
  },
  databaseGigabytes: {
    title: 'Database size in your plan, in GB',
    about: 'Admins get an alarm at 80%.',
  },
  storageGigabytes: {
    title: 'File storage in your plan, in GB',
    about: 'Admins get an alarm at 80%.',
  },
  quietFrom: {
    title: 'Quiet hours start, 0–23 in the directory’s time zone',
    about: 'No alarms until the quiet hours end.',
  },
  quietUntil: {
    title: 'Quiet hours end, 0–23 in the directory’s time zone',
    about: 'The same hour as the start: no quiet hours.',
  },
};

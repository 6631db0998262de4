/** What a directory is called, how it looks and who runs it. */
export type Identity = {
  name: string;
  tagline: string;
  /** The question above home's search. */
  headline: string;
  /** For questions, complaints and security reports. */
  contact_email: string;
  /** Where "today" is read for everybody. */
  time_zone: string;
  /** The one accent and the paper, '#rrggbb'; null: those of app/styles/tokens.css. */
  accent: string | null;
  paper: string | null;
  /** Of its pictures at `/brand/ID/` (app/domain/setting/logo.ts); null: the awning. */
  logo: string | null;
  /** Addresses of the directory elsewhere. */
  links: readonly string[];
  /** Who answers for the directory by law; null: nobody is named. */
  operator: string | null;
  postal_address: string | null;
  governing_law: string | null;
  /** The day of the last change of a policy, where an operator changed it. */
  policies_date: string | null;
  /** Parts that menus do not show. */
  hidden: readonly ('blog' | 'events')[];
};

/** Where the directory's businesses are. */
export type Area = {
  /** 'the United States', 'Addison County, Vermont' */
  name: string;
  /** The slug of the only city, whose front page is home; null: there are several. */
  city: string | null;
  /** Its name as people type it, 'Middlebury, VT'. */
  town: string | null;
  /** Around all of it; null: the whole country. */
  bounds: { south: number; west: number; north: number; east: number } | null;
};

export type Site = Identity & {
  area: Area;
  /** Below the name at the end of each page; null: the text of the catalog. */
  footer: string | null;
};

/** What super admins have set; fields that are absent have the defaults. */
export type SiteSettings = { identity?: Partial<Identity>; area?: Area; footer?: string };

const shipped: Site = {
  name: 'Mainstreet',
  tagline: 'The business directory for every main street',
  headline: 'Who’s open on Main Street?',
  contact_email: 'hello@mainstreet.example',
  time_zone: 'America/Chicago',
  accent: null,
  paper: null,
  logo: null,
  links: [],
  operator: null,
  postal_address: null,
  governing_law: null,
  policies_date: null,
  hidden: [],
  area: { name: 'the United States', city: null, town: null, bounds: null },
  footer: null,
};

/**
 * The directory as its super admins have named it: the one source for pages, mails, pictures, feeds
 * and answers. An isolate serves one directory, so its values are the isolate's; a browser gets
 * those of its document. Read it while answering, not while a module loads.
 */
export const site: Site = { ...shipped };

/** Applies what super admins have set (app/services/settings/settings-watch.ts). */
export function setSite({ identity, area, footer }: SiteSettings) {
  Object.assign(site, shipped, identity, area && { area }, footer !== undefined && { footer });
}

/** Fills in the placeholders of a text that super admins wrote. */
export function fillNames(text: string): string {
  const { name, tagline, area, contact_email } = site;
  const values = { name, tagline, area: area.name, contact: contact_email };
  return text.replaceAll(
    /\{(name|tagline|area|contact)\}/g,
    (_, key: string) => values[key as keyof typeof values],
  );
}

/** Returns whether menus show a link. */
export function isInMenus({ to }: { to: string }): boolean {
  if (to === '/#metros') return site.area.town === null;
  return !site.hidden.some((part) => to === `/${part}`);
}

/** Returns whether a place may be in the area, which is within its bounds. */
export function isNearArea({ lat, lng }: { lat: number; lng: number }): boolean {
  const { bounds } = site.area;
  if (bounds === null) return true;
  const { south, west, north, east } = bounds;
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** The name of the element with the settings that a document was made with. */
export const siteMeta = 'directory';

/** Returns the content of that element; null while all defaults apply. */
export function writeSite(): string | null {
  const changed = Object.entries(site).filter(
    ([name, value]) => value !== shipped[name as keyof Site],
  );
  return changed.length === 0 ? null : JSON.stringify(Object.fromEntries(changed));
}

if (typeof document !== 'undefined') {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${siteMeta}"]`)?.content;
  if (content) Object.assign(site, JSON.parse(content));
}

/** Languages of the pages; each gets an alternate link, the last one is the default. */
export const languages = ['en-US', 'x-default'] as const;

/** Size of the Open Graph pictures in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

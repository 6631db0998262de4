import { z } from 'zod';

/** What mails are told of a listing, as people call it and as its page is addressed. */
export const listingData = z.object({
  name: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
});

/** The same for who may edit it. */
export const ownListingData = z.object({ name: z.string(), business_id: z.guid() });

export const exampleListing = { name: 'Joe’s Café & Bar', slug: 'joes-cafe-and-bar-austin-tx' };
export const exampleId = 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6';

/** 'November 29, 2026', the same all over the country but for an hour or two, when it is a day early. */
export function formatDay(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    // A date alone is that day; an instant is told as the West has it, so that nobody comes late.
    timeZone: instant.includes('T') ? 'America/Los_Angeles' : 'UTC',
  }).format(new Date(instant));
}

const words = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** 'address, name, and category', of columns and of what people call them. */
export function listFields(fields: string[]): string {
  const isOfAddress = /^(street|city|state|zip_code|location)$/;
  const names = fields.map((field) =>
    isOfAddress.test(field) ? 'address' : field.replaceAll('_', ' '),
  );
  return words.format(new Set(names));
}

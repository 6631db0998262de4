import type { ReactNode } from 'react';
import { z } from 'zod';

type Definition<Schema extends z.ZodType> = {
  /** The schema of the data passed to `private.notify`. */
  schema: Schema;
  /** Adds what needs the recipient and a secret, such as signed links; before `schema` parses. */
  sign?: (data: Record<string, unknown>, signing: Signing) => Promise<Record<string, unknown>>;
  subject: (data: z.output<Schema>) => string;
  body: (data: z.output<Schema>) => ReactNode;
  /** The part before the @ of the address for answers, which `sign` makes. */
  replyAddress?: (data: z.output<Schema>) => string;
  /** For tests, which render every template. */
  example: z.input<Schema>;
};

export type Signing = { person: string | null; secret: string };

export type Template = {
  /** @throws ZodError when the data does not fit the template */
  fill: (
    data: Record<string, unknown>,
    signing: Signing,
  ) => Promise<{ subject: string; body: ReactNode; replyAddress: string | undefined }>;
  example: unknown;
};

/** Defines the mails of one kind: data, subject and body. */
export function defineTemplate<Schema extends z.ZodType>(definition: Definition<Schema>): Template {
  const { schema, sign, subject, body, replyAddress, example } = definition;
  return {
    async fill(input, signing) {
      const data = schema.parse(sign ? await sign(input, signing) : input);
      return { subject: subject(data), body: body(data), replyAddress: replyAddress?.(data) };
    },
    example,
  };
}

/** A listing's data in mails: its name and the slug of its page. */
export const listingData = z.object({
  name: z.string(),
  slug: z.string().regex(/^[a-z0-9-]+$/),
});

/** A listing's data in mails to users who may edit it. */
export const ownListingData = z.object({ name: z.string(), business_id: z.guid() });

export const exampleListing = { name: 'Joe’s Café & Bar', slug: 'joes-cafe-and-bar-austin-tx' };
export const exampleId = 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6';

/**
 * Formats a day: 'November 29, 2026'. For an instant the day is right across the country except for
 * an hour or two, when it is a day early.
 */
export function formatMailDate(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    // A plain date stays that day; an instant is formatted in Pacific time, so that no reader is
    // late.
    timeZone: instant.includes('T') ? 'America/Los_Angeles' : 'UTC',
  }).format(new Date(instant));
}

import { z } from 'zod';

/** What every mail about a claim is told (`private.claim_mail_data`). */
export const claimData = z.object({
  claim: z.guid(),
  name: z.string(),
  slug: z.string(),
  city: z.string(),
  state: z.string(),
});

export const claimExample: z.input<typeof claimData> = {
  claim: 'd4f8227e-0a5d-0eb8-b522-140fa72bf8c6',
  name: 'Joe’s Café & Bar',
  slug: 'joes-cafe-and-bar-austin-tx',
  city: 'Austin',
  state: 'TX',
};

/** A day as 'November 29, 2026'. */
export const dayOf = z.iso
  .datetime({ offset: true })
  .transform((moment) =>
    new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  );

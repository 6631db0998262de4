import { z } from 'zod';
import { exampleListing, listingData } from './mail-data.ts';
import { Link, Paragraph } from './parts.tsx';
import { defineTemplate } from './template.ts';

export const accessEnded = defineTemplate({
  /**
   * With `left_by` it tells the owner that this colleague left; otherwise the user who lost access.
   */
  schema: listingData.extend({ left_by: z.string().nullish() }),
  subject: ({ name, left_by }) =>
    left_by ? `“${left_by}” no longer edits ${name}` : `You no longer edit ${name}`,
  body: ({ name, slug, left_by }) => (
    <>
      <Paragraph>
        {left_by
          ? `“${left_by}” has left ${name} and can no longer edit it. Everything they changed stays.`
          : `Your access to ${name} has ended. Everything you changed stays. Thank you for your help.`}
      </Paragraph>
      <Link path={`/business/${slug}`}>See the listing</Link>
    </>
  ),
  example: exampleListing,
});

import { holidayNames } from '#app/messages/domain/holiday.ts';
import { z } from 'zod';
import { signHolidayQuestion } from '#app/domain/holiday/holiday.server.ts';
import * as t from '#app/messages/mails.tsx';
import { ChoiceButtons, Link, Paragraph } from './parts.tsx';
import { defineTemplate, exampleId, formatMailDate } from './template.ts';

const listingSchema = z.object({ id: z.guid(), name: z.string(), city: z.string() });
const unsignedSchema = z.object({ date: z.iso.date(), listings: z.array(listingSchema) });

const answers = [
  { query: 'answer=closed', text: t.holidayHoursClosed },
  { query: 'answer=usual', text: t.holidayHoursUsual },
  { query: 'answer=until&until=14:00', text: t.holidayHoursUntil2PM },
];

/** One mail for all listings of an owner; at most ten have links. */
export const holidayHours = defineTemplate({
  schema: z.object({
    holiday: z.string().transform((slug) => holidayNames[slug] ?? slug),
    date: z.iso.date(),
    listings: z.array(listingSchema.extend({ token: z.string() })).min(1),
    count: z.int(),
  }),
  async sign(data, { person, secret }) {
    const { date, listings } = unsignedSchema.parse(data);
    const signed = listings.map(async (listing) => {
      const question = { person: person ?? '', business_id: listing.id, date };
      return { ...listing, token: await signHolidayQuestion(secret, question) };
    });
    return { ...data, listings: await Promise.all(signed) };
  },
  subject: ({ holiday, listings, count }) =>
    t.holidayHoursSubject({ name: listings[0]?.name ?? '', count, holiday }),
  body: ({ holiday, date, listings, count }) => (
    <>
      <Paragraph>{t.holidayHoursBody({ holiday, date: formatMailDate(date) })}</Paragraph>
      {listings.map(({ id, name, city, token }) => (
        <ChoiceButtons
          key={id}
          title={`${name}, ${city}`}
          choices={answers.map(({ query, text }) => ({
            path: `/holiday-hours?token=${token}&${query}`,
            text,
          }))}
        />
      ))}
      {count > listings.length && (
        <Link path="/business-profile">
          {t.viewOtherListings({ count: count - listings.length })}
        </Link>
      )}
    </>
  ),
  example: {
    holiday: 'thanksgiving',
    date: '2026-11-26',
    listings: [
      { id: exampleId, name: 'Joe’s Café & Bar', city: 'Austin', token: '' },
      { id: exampleId.replace('d4', 'd5'), name: '4th St. Tap', city: 'Hutto', token: '' },
    ],
    count: 2,
  },
});

import { z } from 'zod';
import { signHolidayQuestion } from '#app/domain/holiday/holiday.server.ts';
import { makeReplyAddress } from '#app/domain/message/message.server.ts';

export type Signing = { person: string | null; secret: string };

type Signed = {
  data?: Record<string, unknown>;
  /** The part before the @ of the address for answers. */
  replyAddress?: string;
};

const holidayQuestion = z.looseObject({
  date: z.iso.date(),
  listings: z.array(z.looseObject({ id: z.guid() })),
});
const replyTo = z.object({ alias: z.string(), side: z.enum(['person', 'business']) });

/** By kind: what its mail needs that is made with the recipient and a secret, such as signed links. */
export const signers: Record<
  string,
  ((data: Record<string, unknown>, signing: Signing) => Promise<Signed>) | undefined
> = {
  async holiday_hours(data, { person, secret }) {
    const { date, listings } = holidayQuestion.parse(data);
    const signed = listings.map(async (listing) => {
      const question = { person: person ?? '', business_id: listing.id, date };
      return { ...listing, token: await signHolidayQuestion(secret, question) };
    });
    return { data: { ...data, listings: await Promise.all(signed) } };
  },
  message_received: async (data, { secret }) => ({
    replyAddress: await makeReplyAddress(secret, replyTo.parse(data)),
  }),
};

import { z } from 'zod';
import * as t from '#app/messages/mails.tsx';
import { makeReplyAddress } from '#app/domain/message/message.server.ts';
import { defineTemplate, exampleId } from './template.ts';
import { Action, Paragraph, Quote } from './parts.tsx';

const addressData = z.object({ alias: z.string(), side: z.enum(['person', 'business']) });

/** Answered by mail, the answer goes to an address that shows neither side's. */
export const messageReceived = defineTemplate({
  schema: addressData.extend({
    thread: z.guid(),
    name: z.string(),
    from: z.string(),
    body: z.string(),
    reply_address: z.string(),
  }),
  async sign(data, { secret }) {
    const reply_address = await makeReplyAddress(secret, addressData.parse(data));
    return { ...data, reply_address };
  },
  subject: ({ from }) => t.messageReceivedSubject({ from }),
  body: ({ thread, from, name, body }) => (
    <>
      <Paragraph>{t.messageReceivedBody({ from, name })}</Paragraph>
      <Quote>{body}</Quote>
      <Paragraph>{t.messageReceivedHowToAnswer}</Paragraph>
      <Action path={`/messages/${thread}`}>{t.answerMessage}</Action>
    </>
  ),
  replyAddress: ({ reply_address }) => reply_address,
  example: {
    thread: exampleId,
    alias: 'd4f8227e0a5d0eb8b522',
    side: 'business',
    name: 'Joe’s Café & Bar',
    from: 'Dana R.',
    body: 'Can you cater for twenty?',
    reply_address: '',
  },
});

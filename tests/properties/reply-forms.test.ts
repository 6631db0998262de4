import { expect, test } from 'vitest';
import { readReply } from '#app/domain/message/read-reply.ts';
import { moreForms } from '../support/more-reply-forms.ts';
import { forms, ours, owner, sent } from '../support/reply-forms.ts';

test.each([...forms, ...moreForms])(
  'a reply is read without its quote: %s',
  (_name, mail, expected) => {
    expect(readReply(mail, { sent, addresses: [owner, ours] })).toBe(expected);
  },
);

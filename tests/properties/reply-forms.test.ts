import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSite } from '#app/config/site.ts';
import { readReply } from '#app/domain/message/read-reply.ts';
import { moreForms } from '../support/more-reply-forms.ts';
import { directory, forms, ours, owner, sent } from '../support/reply-forms.ts';

beforeAll(() => setSite({ identity: directory }));
afterAll(() => setSite({}));

test.each([...forms, ...moreForms])(
  'a reply is read without its quote: %s',
  (_name, mail, expected) => {
    expect(readReply(mail, { sent, addresses: [owner, ours] })).toBe(expected);
  },
);

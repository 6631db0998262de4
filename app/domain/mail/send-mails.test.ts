import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import type { OutgoingMail } from '#app/services/mail/mailer.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { sendMails } from './mail.server.ts';

afterEach(() => void vi.restoreAllMocks());

/** What becomes of two mails, the first of which cannot be rendered. */
async function sendTwo(failure: () => unknown) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const finished: unknown[] = [];
  const leases = [
    [
      { id: 'first', kind: 'claim_code' },
      { id: 'second', kind: 'claim_code' },
    ],
    null,
  ];
  const rpc = async (name: string, { mail_id: _id, ...result }: Record<string, unknown>) => {
    if (name === 'lease_mails') return { data: leases.shift(), error: null, status: 200 };
    finished.push(result);
    return { data: null, error: null, status: 204 };
  };
  await sendMails({
    db: { rpc } as unknown as Db,
    mailer: async () => ({ kind: 'sent' }),
    render: async ({ id }) => {
      if (id === 'first') failure();
      return {} as OutgoingMail;
    },
    forMs: 1_000,
  });
  return { finished, causes: log.mock.calls.map(([line]) => JSON.parse(String(line)).cause) };
}

test('a mail with invalid data is rejected permanently', async () => {
  const { finished, causes } = await sendTwo(() => z.string().parse(1));
  expect(finished).toEqual([{ outcome: 'refused', failure: 'template' }, { outcome: 'sent' }]);
  expect(causes[0]).toBe('ZodError');
});

test('a mail whose template fails to load is retried, and the next one is sent', async () => {
  const { finished, causes } = await sendTwo(() => {
    throw new TypeError('Failed to fetch module');
  });
  expect(finished).toEqual([{ outcome: 'failed', failure: 'template' }, { outcome: 'sent' }]);
  expect(causes[0]).toBe('TypeError');
});

import { expect, test } from 'vitest';
import { confirmClaimCode } from '#app/domain/claim/claim-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { startNew } from '../support/claims.ts';
import { fileSupabase } from '../support/file-backend.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

async function post(db: Db | null, path: string): Promise<Response> {
  const token = (await db?.auth.getSession())?.data.session?.access_token;
  const headers = new Headers(token ? { Authorization: `Bearer ${token}` } : {});
  return fetchWorker(`/api/claims/${path}`, { method: 'POST', headers });
}

/** What the provider was told to send to a phone, newest first. */
async function findSent(phone: string): Promise<{ subject: string; text: string }[]> {
  const to = phone.replaceAll(/\D/g, '');
  const response = await fetch(`${fileSupabase().url}/inbox.json?to=${to}`);
  return response.json<{ subject: string; text: string }[]>();
}

test('a code goes to the listing’s phone alone, and the claimant sees it only there', async () => {
  const phone = '(512) 555-0171';
  const [listing] = await createListings({ website: null, email: null, phone });
  const { db, id } = await startNew(listing!.id, 'phone');
  expect((await post(null, `${id}/codes/text`)).status).toBe(401);
  const stranger = await startNew(listing!.id, 'phone');
  expect((await post(stranger.db, `${id}/codes/text`)).status).toBe(404);
  expect((await post(db, `${id}/codes/fax`)).status).toBe(400);
  expect(await findSent(phone)).toEqual([]);

  const response = await post(db, `${id}/codes/text`);
  expect(await response.json()).toEqual({ outcome: 'sent' });
  const [text] = await findSent(phone);
  const code = /\d{8}/.exec(text?.text ?? '')?.[0] ?? '';
  expect(text?.subject).toBe('Text message');
  expect(await (await post(db, `${id}/codes/text`)).json()).toEqual({ outcome: 'wait' });
  expect(await confirmClaimCode({ db }, { id, code })).toMatchObject({ outcome: 'sent' });
});

test('a call reads the digits one by one', async () => {
  const phone = '(512) 555-0172';
  // Where it is no night now.
  const zones = ['Asia/Tokyo', 'Europe/London', 'America/Chicago'];
  const time_zone = zones[Math.floor(new Date().getUTCHours() / 8)]!;
  const [listing] = await createListings({ website: null, email: null, phone, time_zone });
  const { db, id } = await startNew(listing!.id, 'phone');
  const { outcome } = await (await post(db, `${id}/codes/call`)).json<{ outcome: string }>();
  const [call] = await findSent(phone);
  expect([outcome, call?.subject]).toEqual(['sent', 'Phone call']);
  expect(call?.text).toMatch(/^<Response>.*(?:\d, ){7}\d/);
});

import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { signInAs } from '../support/clients.ts';
import { fetchWorker } from './worker.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:147.0) Gecko/20100101 Firefox/147.0';

/** A word that no listing has and no other test; without vowels it is like none. */
const newWord = () =>
  `zq${randomBytes(8)
    .toString('hex')
    .replaceAll(/./g, (digit) => 'bcdfghjklmnpqrst'.charAt(parseInt(digit, 16)))}`;

/** Searches in Austin, each time from another network unless headers say from which. */
async function search(words: string, headers: Record<string, string> = {}) {
  const query = new URLSearchParams({ q: words, near: 'Austin, TX' });
  const response = await fetchWorker(`/?${query}`, {
    headers: { 'User-Agent': firefox, ...headers },
  });
  expect(response.status).toBe(200);
}

async function findPeople(words: string) {
  const { data } = await (await signInAs('admin')).client.rpc('find_unmet_demand');
  const found = data as unknown as { words: string; people: number }[];
  return found.find((demand) => demand.words === words)?.people;
}

test('a failed search appears on the city’s page once three networks have made it', async () => {
  const words = newWord();
  const one = { 'CF-Connecting-IP': '10.7.0.1' };
  for (let time = 0; time < 4; time++) await search(words, one);
  await search(words.toUpperCase());
  expect(await findPeople(words)).toBeUndefined();
  await search(words);
  expect(await findPeople(words)).toBe(3);
  await search(words);
  expect(await findPeople(words)).toBe(4);
  const page = await vi.waitUntil(
    async () => {
      const html = await (await fetchWorker('/browse/metro/austin-tx')).text();
      return html.includes(words) && html;
    },
    { timeout: 40_000 },
  );
  expect(page).toContain('Searches with no results');
});

test.each([
  ['a robot', { 'User-Agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' }],
  ['who asks not to be tracked', { 'Sec-GPC': '1' }],
  ['who asks not to be tracked in the older way', { DNT: '1' }],
])('%s does not count', async (_, headers) => {
  const words = newWord();
  for (let time = 0; time < 4; time++) await search(words, headers);
  expect(await findPeople(words)).toBeUndefined();
});

test('failed searches for open businesses or for personal data do not count', async () => {
  const words = newWord();
  const query = new URLSearchParams({ q: words, near: 'Austin, TX', open: 'now' });
  for (let time = 0; time < 4; time++) {
    await fetchWorker(`/?${query}`, { headers: { 'User-Agent': firefox } });
    await search(`${words}.example`);
    await search(`${words} 512 555 0100`);
  }
  const { data } = await (await signInAs('admin')).client.rpc('find_unmet_demand');
  expect(JSON.stringify(data)).not.toContain(words);
});

test('a network with very many different words no longer counts', async () => {
  const words = newWord();
  const busy = { 'CF-Connecting-IP': '10.7.0.2' };
  for (let number = 0; number < 20; number++) await search(newWord(), busy);
  await search(words, busy);
  await search(words);
  await search(words);
  expect(await findPeople(words)).toBeUndefined();
});

/** Reports results that were left unopened, each time from another network unless headers say from which. */
const leaveUnopened = (report: object, headers: Record<string, string> = {}) =>
  fetchWorker('/api/unopened-searches', {
    method: 'POST',
    headers: { 'User-Agent': firefox, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(report),
  });

test('a search whose first results three networks left unopened is shown to admins, and on no page', async () => {
  const words = newWord();
  const austin = { metro: null, category: null, place: { lat: 30.2672, lng: -97.7431 } };
  for (let time = 0; time < 3; time++) {
    await leaveUnopened({ text: words, ...austin }, { 'CF-Connecting-IP': '10.7.0.3' });
    await leaveUnopened({ text: `${words} 512 555 0100`, ...austin });
    await leaveUnopened({ text: words, ...austin }, { 'Sec-GPC': '1' });
  }
  await leaveUnopened({ text: words.toUpperCase(), ...austin });
  expect(await findPeople(words)).toBeUndefined();
  expect((await leaveUnopened({ text: words, ...austin })).status).toBe(202);
  expect(await findPeople(words)).toBe(3);
  const { data } = await (await signInAs('admin')).client.rpc('find_unmet_demand');
  expect(JSON.stringify(data)).not.toContain(`${words} 512`);
  expect((await leaveUnopened({ text: words })).status).toBe(400);
});

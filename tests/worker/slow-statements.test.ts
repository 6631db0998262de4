import { expect, test } from 'vitest';
import { fileDatabase } from '../support/file-backend.ts';
import { serveTestWorker } from '../support/serve-test-worker.ts';

const blamesDatabase = /cannot reach our database|cannot be reached|saved short list/;
const listing = '/business/sunnyside-drain-and-sewer-decatur-ga';
/** Searches with words read this table. */
const table = 'private.search_terms';

async function ask(origin: string, path: string) {
  const response = await fetch(origin + path, { headers: { 'CF-Connecting-IP': '10.7.0.1' } });
  const id = response.headers.get('X-Request-Id') ?? '';
  const text = (await response.text()).replaceAll(/<p class="hidden[^>]*>.*?<\/p>/gs, '');
  return { status: response.status, text, id };
}

function owned() {
  const database = fileDatabase();
  if (database === null) throw new Error('A Supabase elsewhere cannot be broken');
  return database;
}

test('searches that take too long do not keep others from the database', async () => {
  const worker = await serveTestWorker();
  try {
    await owned().transaction(async (client) => {
      await client.query(`lock table ${table} in access exclusive mode`);
      const searches = ['a', 'b', 'c', 'd', 'e'].map((q) =>
        ask(worker.url, `/api/search?q=zythum+${q}`),
      );
      const statuses = (await Promise.all(searches)).map(({ status }) => status);
      expect(statuses.filter((status) => ![503, 504].includes(status))).toEqual([]);
      for (const path of [listing, '/api/search?category=cafes', '/cityguides/austin-tx']) {
        const { status, text } = await ask(worker.url, path);
        expect([path, status, blamesDatabase.test(text)]).toEqual([path, 200, false]);
      }
    });
  } finally {
    await worker.stop();
  }
});

test('an error in SQL is a 500 with its own log line, and no outage', async () => {
  const logs: string[] = [];
  const { url, stop } = await serveTestWorker({ onLog: ({ message }) => logs.push(message) });
  try {
    await owned().exec(`alter table ${table} rename to lost_terms`);
    for (const path of ['/?q=zythum', '/_.data?q=zythum', '/api/search?q=zythum']) {
      const { status, text, id } = await ask(url, path);
      expect([path, status, blamesDatabase.test(text)]).toEqual([path, 500, false]);
      const ofRequest = () => logs.filter((line) => line.includes(id)).join('\n');
      await expect.poll(ofRequest).toContain('AppError internal < 42P01');
    }
    expect((await ask(url, listing)).status).toBe(200);
  } finally {
    await owned().exec('alter table private.lost_terms rename to search_terms');
    await stop();
  }
});

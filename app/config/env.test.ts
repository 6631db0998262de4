import { expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const complete = {
  SUPABASE_URL: 'https://example.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'publishable',
  SUPABASE_SECRET_KEY: 'very-secret-value',
  UPSTASH_REDIS_REST_URL: 'https://example.upstash.io',
  UPSTASH_REDIS_REST_TOKEN: 'token',
  SESSION_SECRET: 'sixteen characters and more',
  CACHE_KV: {},
  METRICS_QUEUE: {},
  DEAD_LETTER_QUEUE: {},
  PURGE_QUEUE: {},
};

test('a complete environment gets plain names', () => {
  expect(parseEnv(complete).supabase).toEqual({
    url: 'https://example.supabase.co',
    publishableKey: 'publishable',
    secretKey: 'very-secret-value',
  });
});

test.each(Object.keys(complete))('without %s the error names it', (name) => {
  expect(() => parseEnv({ ...complete, [name]: undefined })).toThrow(name);
});

test('everything that is missing is named at once, and no value is', () => {
  const broken = { ...complete, SUPABASE_URL: 'very-secret-value', CACHE_KV: undefined };
  expect(() => parseEnv(broken)).toThrow(/SUPABASE_URL.*CACHE_KV/);
  expect(() => parseEnv(broken)).not.toThrow(/very-secret-value/);
});

test('street maps are off without the address of a style, and with an empty one', () => {
  const url = 'https://tiles.example/style.json';
  expect(parseEnv({ ...complete, MAP_STYLE_URL: url }).mapStyleUrl).toBe(url);
  expect(parseEnv(complete).mapStyleUrl).toBeNull();
  expect(parseEnv({ ...complete, MAP_STYLE_URL: '' }).mapStyleUrl).toBeNull();
  expect(() => parseEnv({ ...complete, MAP_STYLE_URL: 'tiles.example' })).toThrow(/MAP_STYLE_URL/);
});

test('Turnstile is off without its keys, and one of them alone is refused', () => {
  expect(parseEnv(complete).turnstile).toBeNull();
  const both = { ...complete, TURNSTILE_SITE_KEY: 'site', TURNSTILE_SECRET_KEY: 'secret' };
  expect(parseEnv(both).turnstile).toEqual({
    siteKey: 'site',
    secretKey: 'secret',
    url: 'https://challenges.cloudflare.com',
  });
  for (const name of ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY']) {
    expect(() => parseEnv({ ...both, [name]: undefined })).toThrow(/TURNSTILE_SECRET_KEY/);
  }
});

import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { operations } from '#app/domain/api/operations.ts';
import { findSchemaErrors, readApiDocument } from '../support/described-api.ts';
import { createListings } from '../support/listings.ts';
import { fetchWorker } from './worker.ts';

const slug = 'sunnyside-drain-and-sewer-decatur-ga';
const pathOf = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}');

test('the description is valid OpenAPI 3.1 and open to other sites', async () => {
  const response = await fetchWorker('/openapi.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  const validator = new Validator();
  const document = await response.text();
  expect(await validator.validate(JSON.parse(document))).toEqual({ valid: true });
  // A format says it all.
  expect(document).not.toMatch(/"format":"[^"]+","pattern"/);
  expect(validator.version).toBe('3.1');
});

test.each(Object.entries(operations))(
  '%s answers its example as it is described',
  async (id, { path, example, mediaType }) => {
    const document = await readApiDocument();
    const described = document.paths[pathOf(path)]?.get;
    expect(described?.operationId).toBe(id);
    const response = await fetchWorker(example.replace('{slug}', slug));
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')?.split(';')[0]).toBe(mediaType);
    expect(response.headers.get('Link')).toContain('</openapi.json>; rel="service-desc"');
    const { schema = {} } = described?.responses[200]?.content[mediaType] ?? {};
    const answer = mediaType.endsWith('json') ? await response.json() : await response.text();
    expect(findSchemaErrors(document, schema, answer)).toEqual([]);
  },
);

/** Every key of a JSON value, at any depth. */
function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(keysOf);
  return Array.isArray(value) ? inner : [...Object.keys(value), ...inner];
}

const answeredInJson = Object.values(operations).filter(({ mediaType }) =>
  mediaType.endsWith('json'),
);
test.each([
  ...answeredInJson.map(({ example }) => example.replace('{slug}', slug)),
  '/api/config',
  '/api/health',
  '/api/map/places?bounds=30,-98,31,-97',
  '/api/metros/austin-tx/guides.json',
])('%s names its fields in snake_case', async (path) => {
  const response = await fetchWorker(path);
  expect(response.status).toBe(200);
  const keys = keysOf(await response.json());
  expect(keys.filter((key) => /[a-z][A-Z]/.test(key))).toEqual([]);
  expect(keys.length).toBeGreaterThan(2);
});

test('each operation says that a key may be sent, and how', async () => {
  const response = await fetchWorker('/openapi.json');
  const { paths, components } = await response.json<{
    paths: Record<string, { get: { security?: object[]; responses: object } }>;
    components: { securitySchemes: object };
  }>();
  expect(components.securitySchemes).toMatchObject({ key: { type: 'http', scheme: 'bearer' } });
  for (const { path } of Object.values(operations)) {
    const described = paths[pathOf(path)]?.get;
    expect(described?.security).toEqual([{}, { key: [] }]);
    expect(described?.responses).toHaveProperty('401');
  }
});

test('the limits of a number are those that the search holds to', async () => {
  const { paths } = await readApiDocument();
  const numbers = paths['/api/search']?.get.parameters.filter(
    ({ schema }) => schema.type === 'number',
  );
  expect(numbers?.map(({ name }) => name)).toEqual(['lat', 'lng', 'radius_miles', 'min_rating']);
  const search = (name: string, value: number) =>
    fetchWorker(
      `/api/search?${new URLSearchParams({ lat: '30', lng: '-97', [name]: String(value) })}`,
    );
  for (const { name, schema } of numbers ?? []) {
    const { minimum, maximum } = schema as { minimum: number; maximum: number };
    expect((await search(name, maximum)).status).toBe(200);
    expect((await search(name, maximum + 1)).status).toBe(400);
    expect((await search(name, minimum - 1)).status).toBe(400);
  }
});

test('each choice that is described is one, and no parameter is left out', async () => {
  const { paths } = await readApiDocument();
  const { parameters = [] } = paths['/api/search']?.get ?? {};
  for (const { name, schema } of parameters) {
    for (const value of (schema.enum ?? []) as string[]) {
      const rest = name === 'day' ? '&time=10:00' : '';
      const response = await fetchWorker(`/api/search?near=Austin&${name}=${value}${rest}`);
      expect([name, value, response.status]).toEqual([name, value, 200]);
    }
  }
  expect(parameters.map(({ name }) => name)).toContain('features');
});

test.each([
  ['/api/search?near=Austin&radius_miles=0', 400],
  ['/api/businesses/nothing-of-that-name', 404],
  ['/api/businesses/none/open?at=noon', 400],
])('%s fails as it is described', async (path, status) => {
  const response = await fetchWorker(path);
  expect(response.status).toBe(status);
  const document = await readApiDocument();
  const error = { $ref: '#/components/schemas/Error' };
  expect(findSchemaErrors(document, error, await response.json())).toEqual([]);
});

test('one listing is there for programs under one address while it is public', async () => {
  const [open] = await createListings({ status: 'published' });
  const found = await fetchWorker(`/api/businesses/${open?.slug}`);
  expect(found.headers.get('Cache-Control')).toBe('public, max-age=0');
  const listing = await found.json<{ id: string; slug: string; url: string }>();
  expect(new URL(listing.url).pathname).toBe(`/business/${open?.slug}`);
  const byId = await fetchWorker(`/api/businesses/${listing.id}/open?at=2026-12-01T10:00`);
  expect(byId.status).toBe(301);
  expect(byId.headers.get('Location')).toBe(
    `/api/businesses/${open?.slug}/open?at=2026-12-01T10:00`,
  );
  const [pending] = await createListings({ status: 'pending' });
  expect((await fetchWorker(`/api/businesses/${pending?.slug}`)).status).toBe(404);
  const [suspended] = await createListings({ status: 'suspended' });
  for (const rest of ['', '/open']) {
    const gone = await fetchWorker(`/api/businesses/${suspended?.slug}${rest}`);
    expect(gone.status).toBe(410);
    expect(JSON.stringify(await gone.json())).not.toContain(suspended?.name);
  }
});

test('the open state uses the listing’s time zone and is not cached', async () => {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const response = await fetchWorker(`/api/businesses/${slug}/open?at=${day}T03:00`);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const state = await response.json<{ at: string; url: string }>();
  expect(state.at).toBe(`${day}T03:00`);
  expect(new URL(state.url).pathname).toBe(`/business/${slug}`);
  const far = await fetchWorker(`/api/businesses/${slug}/open?at=2050-01-01T03:00`);
  expect(far.status).toBe(400);
});

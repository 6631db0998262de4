import { description } from '#app/messages/site.ts';
import { z } from 'zod';
import { site } from '#app/config/site.ts';
import { rateLimits } from '#app/config/limits.ts';
import { openQuerySchema } from '../business/describe-open-state.ts';
import { priceRanges } from '../search/search.ts';
import { changesQuerySchema } from '../metro/changes-query.ts';
import { searchQuerySchema } from '../search/search-query.ts';
import { suggestQuerySchema } from '../search/suggest-query.ts';
import { answerNames, errorAnswer, named } from './answer-schemas.ts';
import { type Operation, type OperationId, operations } from './operations.ts';

/** The parameters of an operation's address. */
type Parameters = { query: z.ZodType | null; of: 'listing' | 'metro' | null };

const search = { query: searchQuerySchema, of: null };
const ofListing: Parameters = { query: null, of: 'listing' };
const none = { query: null, of: null };

/** By the schemas that parse the requests. */
const parameters: Record<OperationId, Parameters> = {
  search,
  searchCsv: search,
  searchGeojson: search,
  searchRss: search,
  suggest: { query: suggestQuerySchema, of: null },
  business: ofListing,
  open: { query: openQuerySchema, of: 'listing' },
  vcard: ofListing,
  // Anything but a number returns the first page.
  history: { query: z.object({ before: z.int().min(1).optional() }), of: 'listing' },
  metroIndex: { query: null, of: 'metro' },
  changes: { query: changesQuerySchema, of: null },
  jsonFeed: none,
  atomFeed: none,
};

/** What the slug of a path identifies. */
const slugMeanings = {
  listing: 'Slug of the listing, the last part of the address of its page; its id does too.',
  metro: 'Slug of the city, as `facets.metro` of a search has it.',
} as const;

/** The meaning of each parameter by name, the same in all operations except for `q`. */
const meanings: Record<string, string> = {
  q: 'Words, as people type them: a name, a category, a need (“toothache”); in a search a place and a time too (“pizza in austin open sunday”).',
  near: 'A place: “Austin, TX”, a neighborhood, a zip code.',
  lat: 'Latitude in degrees, with `lng` in the place of `near`.',
  lng: 'Longitude in degrees.',
  radius_miles: 'How far around the place; 25, or as far as a neighborhood reaches.',
  bounds: 'Only what lies within `south,west,north,east`, in degrees.',
  category:
    'Slugs of categories, as in `facets.category`: “bakeries,cafes” finds either; a minus excludes one (“-bars”).',
  metro: 'Slug of a city, as `facets.metro` of a search has it.',
  city: 'A city with its state: “Austin, TX”; without it, the one with the most listings.',
  neighborhood: 'Names as `facets.neighborhood` has them, any of them; with a minus none.',
  specialty: 'Names as `facets.specialty` has them, any of them; with a minus none.',
  price: `Ranges of the lowest price, any of them; with a minus none: ${[...priceRanges.keys()].join(', ')}.`,
  features:
    'What each result has: “Kid friendly,Free Wi-Fi”; with a minus, what it has not: “-Cash only”.',
  open: 'Only what is open now.',
  day: 'With `time`: only what is open then.',
  time: '`HH:MM`, with `day` or `date`, on the clock of each listing.',
  date: 'Only what is open on a date, with its special hours: `YYYY-MM-DD`, `today`, `tomorrow`, `saturday` or a holiday (`thanksgiving`); without `time`, at any time of it that is still to come.',
  min_rating: 'Stars at least, of those that have reviews.',
  sort: 'Without it as well as listings fit, and with a place by distance.',
  cursor: 'The `next_cursor` of the page before.',
  at: 'A moment as `2026-11-26T09:00` on the clock of the listing, or with its offset (`2026-11-26T15:00:00Z`); without it now.',
  since: 'The first day, `YYYY-MM-DD` on the clock of the city; without it 30 days ago.',
  before: 'The `next` of the page before.',
};

type JsonSchema = Record<string, unknown>;

/** A parameter object of OpenAPI. */
export type ParameterObject = {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  description: string;
  schema: JsonSchema;
};

const refTo = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const introduction = `What ${site.name} knows about local businesses in the United States, for programs.

Free to use. Show what you find with a link to the listing (\`url\`, or \`/business/{slug}\`), do not send unwanted mail or calls by it, and do not republish the whole directory as your own: /terms#machines.

No key is needed. To exceed the open limits, make one at /account-settings#keys and sends it as \`Authorization: Bearer ms_…\`: then all operations together may be asked ${rateLimits.keys.requests} times a minute, from any address. Keys belong on servers, so browsers are not allowed to send one from another site.

Times of day are on the clock of each listing. Fields may be added; what is described here stays. Answers of the public API are the same for everybody, and pages of other sites may read them.`;

/**
 * Describes the public API as an OpenAPI 3.1 document, from the schemas that parse its requests and
 * responses.
 */
export function describeApi(origin: string): object {
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.name} API`,
      version: '1.0.0',
      summary: description,
      description: introduction,
      termsOfService: `${origin}/terms`,
      contact: { email: site.contactEmail, url: `${origin}/developers` },
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      Object.entries(operations).map(([id, operation]) => [
        operation.path.replaceAll(/:(\w+)/g, '{$1}'),
        { get: describeOperation(id as OperationId, operation) },
      ]),
    ),
    components: { schemas: listSchemas(), responses: failures, headers, securitySchemes },
  };
}

/** Returns the parameters of an operation in the order of its schema, path parameters first. */
export function listParameters(id: OperationId): ParameterObject[] {
  const { query, of } = parameters[id];
  const ofPath = of === null ? [] : [describeSlug(slugMeanings[of])];
  if (query === null) return ofPath;
  const { properties = {}, required = [] } = toJsonSchema(query) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  const ofQuery = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query' as const,
    required: required.includes(name),
    description: meanings[name] ?? '',
    schema,
  }));
  return [...ofPath, ...ofQuery];
}

function describeOperation(id: OperationId, operation: Operation) {
  const { summary, description, mediaType, limit } = operation;
  const answer = answerNames[id];
  const schema = answer === null ? { type: 'string' } : refTo('schemas', answer);
  const { query, of } = parameters[id];
  return {
    operationId: id,
    summary,
    description: `${description} ${describeLimit(limit)}`,
    parameters: listParameters(id),
    // {}: the key is optional.
    security: [{}, { key: [] }],
    responses: {
      200: { description: summary, content: { [mediaType]: { schema } } },
      ...(query && id !== 'history' && { 400: refTo('responses', 'InvalidParameters') }),
      401: refTo('responses', 'Unauthorized'),
      ...((id === 'business' || id === 'open') && { 301: refTo('responses', 'Moved') }),
      ...(of && { 404: refTo('responses', 'NotFound') }),
      ...(of === 'listing' && id !== 'history' && { 410: refTo('responses', 'Gone') }),
      429: refTo('responses', 'TooMany'),
      503: refTo('responses', 'Unavailable'),
    },
  };
}

function describeLimit(limit: Operation['limit']): string {
  return `At most ${rateLimits[limit].requests} requests a minute from one address, or as many as a key has.`;
}

function describeSlug(description: string): ParameterObject {
  return { name: 'slug', in: 'path', required: true, description, schema: { type: 'string' } };
}

const headers = {
  RetryAfter: {
    description: 'Seconds to wait before the next request.',
    schema: { type: 'integer', minimum: 1 },
  },
};

const fail = (description: string, more = {}) => ({
  description,
  content: { 'application/json': { schema: refTo('schemas', errorAnswer) } },
  ...more,
});
const later = { headers: { 'Retry-After': refTo('headers', 'RetryAfter') } };

const securitySchemes = {
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'A key of your account, `ms_` and 32 characters. It raises the limit and opens nothing else.',
  },
};

const failures = {
  Unauthorized: fail('A key was sent that is unknown or revoked.'),
  InvalidParameters: fail('A parameter is unknown or invalid; `fields` says which and why.'),
  Moved: { description: 'The listing has moved to another address: follow Location.' },
  NotFound: fail('Nothing has this name, or it is not public.'),
  Gone: fail('The listing has been taken down.'),
  TooMany: fail('More requests than the limit lets through.', later),
  Unavailable: fail('The directory cannot be reached right now.'),
};

function listSchemas(): Record<string, JsonSchema> {
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => `#/components/schemas/${id}`,
    override: leaveOpen,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      schema as JsonSchema,
    ]),
  );
}

function toJsonSchema(schema: z.ZodType): JsonSchema {
  const options = { io: 'input', unrepresentable: 'any', override: leaveOpen } as const;
  return z.toJSONSchema(schema, options) as JsonSchema;
}

/**
 * Allows additional fields, so that clients that validate responses accept a field added later.
 * Removes the patterns of dates and ids, which add nothing to their format.
 */
function leaveOpen({ jsonSchema }: { jsonSchema: JsonSchema }) {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format !== undefined || jsonSchema.type === 'number') delete jsonSchema.pattern;
  // A registered schema gets its name from its place.
  delete jsonSchema.id;
}

import { z } from 'zod';
import { rateLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import { description } from '#app/messages/components/site.tsx';
import { openQuerySchema } from '../business/describe-open-state.ts';
import { changesQuerySchema } from '../metro/metro.server.ts';
import { searchQuerySchema, suggestQuerySchema } from '../search/search-query.ts';
import { priceRanges } from '../search/search.ts';
import { answerNames, errorAnswer, named } from './answer-schemas.ts';
import { type Operation, type OperationId, operations } from './operations.ts';

/** The parameters of an operation's address. */
type Parameters = { query: z.ZodType | null; of: 'listing' | 'metro' | 'guide' | null };

const search = { query: searchQuerySchema, of: null };
const ofListing: Parameters = { query: null, of: 'listing' };
const none = { query: null, of: null };

/** By the schemas that parse the requests. */
const parameters: Record<OperationId, Parameters> = {
  search,
  searchCsv: search,
  searchGeojson: search,
  searchRss: search,
  searchMarkdown: search,
  suggest: { query: suggestQuerySchema, of: null },
  business: ofListing,
  open: { query: openQuerySchema, of: 'listing' },
  vcard: ofListing,
  businessMarkdown: ofListing,
  // Anything but a number returns the first page.
  history: { query: z.object({ before: z.int().min(1).optional() }), of: 'listing' },
  metroIndex: { query: null, of: 'metro' },
  guideMarkdown: { query: null, of: 'guide' },
  changes: { query: changesQuerySchema, of: null },
  jsonFeed: none,
  atomFeed: none,
};

/** What the slug of a path identifies. */
const slugMeanings = {
  listing: 'Slug or id of the listing. The slug is the last part of its page’s address.',
  metro: 'Slug of the city, as in `facets.metro` of a search.',
  guide: 'The last part of the guide’s address.',
} as const;

/** The meaning of each parameter by name, the same in all operations except for `q`. */
const meanings: Record<string, string> = {
  q: 'Words as people type them: a name, a category or a need (“toothache”). Searches also understand a place and a time (“pizza in austin open sunday”).',
  near: 'A place: “Austin, TX”, a neighborhood or a zip code.',
  lat: 'Latitude in degrees. Send it with `lng`, instead of `near`.',
  lng: 'Longitude in degrees. Send it with `lat`.',
  radius_miles: 'Miles around the place. Default: 25, or the size of a neighborhood.',
  bounds: 'Only listings within `south,west,north,east`, in degrees.',
  category:
    'Slugs of categories, as in `facets.category`: “bakeries,cafes” matches either, and “-bars” excludes one.',
  metro: 'Slug of a city, as in `facets.metro` of a search.',
  city: 'A city with its state: “Austin, TX”. Without the state, the city of that name with the most listings.',
  neighborhood: 'Names, as in `facets.neighborhood`: matches any of them. A minus excludes one.',
  specialty: 'Names, as in `facets.specialty`: matches any of them. A minus excludes one.',
  price: `Ranges of the lowest price: matches any of them. A minus excludes one. The ranges are ${[...priceRanges.keys()].join(', ')}.`,
  features:
    'Features that every result has: “Kid friendly,Free Wi-Fi”. A minus excludes one: “-Cash only”.',
  open: 'Only listings that are open now.',
  day: 'Only listings that are open on this weekday. Send it with `time`.',
  time: '`HH:MM` in each listing’s time zone. Send it with `day` or `date`.',
  date: 'Only listings that are open on this date, with its special hours: `YYYY-MM-DD`, `today`, `tomorrow`, a weekday (`saturday`) or a holiday (`thanksgiving`). Without `time`, at any time that is left of the date.',
  min_rating: 'Minimum rating in stars. Listings without reviews do not match.',
  sort: 'Default: by relevance and, with a place, also by distance.',
  cursor: 'The `next_cursor` of the previous page.',
  at: 'A moment from yesterday to a year ahead: `YYYY-MM-DDTHH:MM` in the listing’s time zone, or with an offset (`YYYY-MM-DDTHH:MM:SSZ`). Default: now.',
  since: 'The first day, as `YYYY-MM-DD` in the city’s time zone. Default: 30 days ago.',
  before: 'The `next` of the previous page.',
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

const introduction = () => `Local businesses in ${site.area.name} from ${site.name}, for programs.

The API is free. Where you show a listing, link to it (\`url\`, or \`/business/{slug}\`). Do not use the data for unwanted email or calls, and do not republish the whole directory as your own: /terms#machines.

You do not need a key. To exceed the open limits, create one at /account-settings#keys and send it as \`Authorization: Bearer ms_…\`. All keys of an account together can then make ${rateLimits.keys.requests} requests a minute across all operations, from any address. Store keys on servers: browsers cannot send them from other sites.

Times of day are in each listing’s time zone. We may add fields; those described here stay. Responses are the same for everyone, and scripts on other sites can read them.`;

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
      summary: description({ area: site.area.name }),
      description: introduction(),
      termsOfService: `${origin}/terms`,
      contact: { email: site.contact_email, url: `${origin}/developers` },
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
      ...(['business', 'businessMarkdown', 'open'].includes(id) && {
        301: refTo('responses', 'Moved'),
      }),
      ...(of && { 404: refTo('responses', 'NotFound') }),
      ...(of === 'listing' && id !== 'history' && { 410: refTo('responses', 'Gone') }),
      429: refTo('responses', 'TooMany'),
      503: refTo('responses', 'Unavailable'),
    },
  };
}

function describeLimit(limit: Operation['limit']): string {
  return `Up to ${rateLimits[limit].requests} requests a minute from one IP address, or the limit of your key.`;
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
      'A key of your account: `ms_` and 32 characters. It raises the limit and gives access to nothing else.',
  },
};

const failures = {
  Unauthorized: fail('The key is unknown or revoked.'),
  InvalidParameters: fail('A parameter is unknown or invalid. `fields` says which and why.'),
  Moved: { description: 'The listing has another address: follow `Location`.' },
  NotFound: fail('There is nothing with this slug, or it is not public.'),
  Gone: fail('The listing has been taken down.'),
  TooMany: fail('Too many requests. Wait for the seconds in `Retry-After`.', later),
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

/**
 * Describes the parameters of an operation as one JSON Schema, for tools of assistants, which send
 * one object.
 */
export function describeInput(id: OperationId): Record<string, unknown> {
  const parameters = listParameters(id);
  return {
    type: 'object',
    properties: Object.fromEntries(
      parameters.map(({ name, description, schema }) => [name, { ...schema, description }]),
    ),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
}

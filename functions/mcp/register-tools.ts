import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { findCachedBusiness } from '#app/domain/business/business.server.ts';
import type { Business } from '#app/domain/business/business.ts';
import { describeOpenState, openQuerySchema } from '#app/domain/business/describe-open-state.ts';
import { findTimeZone } from '#app/domain/metro-index/metro-index.server.ts';
import type { FindTimeZone } from '#app/domain/search/query-directory.server.ts';
import { searchQuerySchema, suggestQuerySchema } from '#app/domain/search/search-query.ts';
import {
  findUnknownNames,
  resolveDate,
  searchWithConfirmations,
} from '#app/domain/search/search.server.ts';
import { AppError, errorTable } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import { logFailure } from '#app/errors/write-log.ts';
import type { AppContext } from '../env.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { findChangesPage } from '../metros/find-changes-page.ts';
import { requireWithinOpenLimit } from '../middleware/key-limit.ts';
import { suggest } from '../search/suggest.ts';
import {
  describeChanges,
  describeFound,
  describeListing,
  describeOpen,
  describePlaces,
  toFound,
} from './texts.ts';
import { describedListingSchema, toolSchemas } from './tool-schemas.ts';

const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
const listingQuerySchema = z.strictObject({
  slug: z.string('Please send the slug of a listing.').max(200, 'This slug is not known.'),
});
const openToolSchema = listingQuerySchema.extend(openQuerySchema.shape);

/**
 * Registers the tools for assistants. Each has the limit of the same API operation; with a key, all
 * requests count by the key.
 */
export function registerTools(server: McpServer, c: AppContext): void {
  const services = c.get('services');
  const urlOf = ({ slug }: { slug: string }) => `${siteOrigin(c)}/business/${slug}`;

  server.registerTool(
    'search_businesses',
    {
      title: 'Search businesses',
      description:
        'Finds local businesses by words, place, category, rating and opening time. Up to 20 a page; next_cursor gives more.',
      ...toolSchemas.search_businesses,
      annotations,
    },
    (given) =>
      answerTool(c, async () => {
        await requireWithinOpenLimit(c, 'search');
        const findZone: FindTimeZone = (place) => findTimeZone(services, place);
        const parameters = await resolveDate(toParameters(given), findZone);
        const query = parseWith(searchQuerySchema.strict(), parameters);
        const found = await searchWithConfirmations(services, query, findZone);
        const fields = await findUnknownNames(services, { query, answer: found });
        if (fields) throw new AppError('invalid_parameters', { fields });
        const answer = toFound({ query, found, origin: siteOrigin(c), now: new Date() });
        return { text: describeFound(answer), answer };
      }),
  );

  server.registerTool(
    'get_business',
    {
      title: 'One business',
      description:
        'All facts about a business: address, phone, website, hours, services, features, rating. Its reviews are on its page.',
      ...toolSchemas.get_business,
      annotations,
    },
    (given) =>
      answerTool(c, async () => {
        const { slug } = parseWith(listingQuerySchema, toParameters(given));
        const business = await findListing(slug);
        const answer = describedListingSchema.strip().parse({ ...business, url: urlOf(business) });
        return { text: describeListing(answer), answer };
      }),
  );

  server.registerTool(
    'is_open_at',
    {
      title: 'Is it open?',
      description: 'Whether a business is open now or at a moment, and when it closes or opens.',
      ...toolSchemas.is_open_at,
      annotations,
    },
    (given) =>
      answerTool(c, async () => {
        const { slug, at } = parseWith(openToolSchema, toParameters(given));
        const business = await findListing(slug);
        const answer = describeOpenState({ business, at, now: new Date(), url: urlOf(business) });
        return { text: describeOpen(answer), answer };
      }),
  );

  server.registerTool(
    'find_places',
    {
      title: 'Find places and categories',
      description:
        'Places and categories whose names start with the given text: names of places for `near` of a search, and slugs of categories.',
      ...toolSchemas.find_places,
      annotations,
    },
    (given) =>
      answerTool(c, async () => {
        await requireWithinOpenLimit(c, 'suggest');
        const query = parseWith(suggestQuerySchema, toParameters(given));
        const { places, categories } = await suggest(c, query);
        return { text: describePlaces({ places, categories }), answer: { places, categories } };
      }),
  );

  server.registerTool(
    'find_changes',
    {
      title: 'Changes in a city',
      description:
        'Businesses that opened, closed or moved in a city since a day, latest first. `metro` is the name of the city or its slug. Up to 100 a page; next_cursor gives more.',
      ...toolSchemas.find_changes,
      annotations,
    },
    (given) =>
      answerTool(c, async () => {
        await requireWithinOpenLimit(c, 'search');
        const found = await findChangesPage(services, toParameters(given));
        const changes = found.changes.map((change) => ({ ...change, url: urlOf(change) }));
        const answer = { ...found, changes };
        return { text: describeChanges(answer), answer };
      }),
  );

  /** @throws AppError not_found, gone, rate_limited */
  async function findListing(slug: string): Promise<Business> {
    await requireWithinOpenLimit(c, 'files');
    const business = await findCachedBusiness(services, slug);
    if (!business) throw new AppError('not_found');
    if (business.status === 'gone') throw new AppError('gone');
    return business;
  }
}

type ToolResult = { text: string; answer: Record<string, unknown> };

/** Returns the result of a tool: a short text and the same as data, or the error in plain words. */
async function answerTool(c: AppContext, run: () => Promise<ToolResult>) {
  try {
    const { text, answer } = await run();
    return { content: [{ type: 'text' as const, text }], structuredContent: answer };
  } catch (error) {
    return { content: [{ type: 'text' as const, text: describeError(c, error) }], isError: true };
  }
}

function describeError(c: AppContext, error: unknown): string {
  if (!(error instanceof AppError) || error.status >= 500) logFailure(error);
  if (!(error instanceof AppError)) {
    return `${errorTable.internal.message} Request ${c.get('requestId')}.`;
  }
  if (error.code === 'not_found') return 'No public listing has this slug. Search for it.';
  const wait = error.headers['Retry-After'];
  const fields = Object.entries(error.fields ?? {}).map(
    ([name, messages]) => `${name}: ${messages.join(' ')}`,
  );
  return [error.message, ...fields, ...(wait ? [`Wait ${wait} seconds.`] : [])].join('\n');
}

/**
 * Converts a tool's arguments to URL parameters, which the request schemas parse: numbers as text,
 * lists joined by commas, empty values left out.
 */
function toParameters(given: unknown): Record<string, unknown> {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries
      .map(([name, value]) => [name, toText(value)] as const)
      .filter(([, value]) => value !== undefined),
  );
}

function toText(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number') return String(value);
  const isList = Array.isArray(value) && value.every((one) => typeof one === 'string');
  return isList ? value.join(',') || undefined : value;
}

import { z } from 'zod';
import type { changesAnswerSchema } from '#app/domain/metro/metro-schema.ts';
import { changesQuerySchema, findMetroChanges } from '#app/domain/metro/metro.server.ts';
import { findCachedPlace } from '#app/domain/place/place.server.ts';
import { formatCursor, parseCursor } from '#app/domain/search/search-query.ts';
import { addDays, isSlug, toIsoDate } from '#app/domain/text/text.ts';
import { AppError } from '#app/errors/app-error.ts';
import { parseWith } from '#app/errors/parse.ts';
import * as t from '#app/messages/errors.ts';
import type { Services } from '#app/services/services.ts';

const moment = z.iso.datetime({ offset: true });

/**
 * Returns a page of what opened, closed and moved in a city, by default in the last 30 days.
 * @param given the parameters as sent; `metro` is a slug or the name of a place in the city
 * @throws AppError invalid_parameters, backend_unavailable
 */
export async function findChangesPage(
  services: Services,
  given: unknown,
): Promise<z.infer<typeof changesAnswerSchema>> {
  const { metro, since = daysAgo(30), cursor } = parseWith(changesQuerySchema, given);
  const after = cursor === undefined ? null : parseCursor(cursor);
  if (cursor !== undefined && !moment.safeParse(after?.key).success) {
    throw new AppError('invalid_parameters', { fields: { cursor: [t.invalidCursor] } });
  }
  const slug = isSlug(metro) ? metro : (await findCachedPlace(services, metro))?.metro?.slug;
  const found =
    slug === undefined ? null : await findMetroChanges(services, { metro: slug, since, after });
  if (found === null) {
    const fields = { metro: [t.unknownCity({ name: metro })] };
    throw new AppError('invalid_parameters', { fields });
  }
  const { next, ...changes } = found;
  return { since, ...changes, next_cursor: next && formatCursor(next) };
}

function daysAgo(days: number): string {
  return addDays(toIsoDate(Date.now()), -days);
}

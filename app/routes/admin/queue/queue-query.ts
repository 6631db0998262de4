import {
  type QueuedItem,
  type QueueFilter,
  signalNames,
} from '#app/domain/admin-queue/admin-queue.ts';
import { isMoment, readIdParam, readTextParam } from '#app/domain/search-params/search-params.ts';
import { isUuid, isNameOf } from '#app/domain/text/text.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import { isKind } from './kinds/kinds.ts';

/** Choices for the minimum number of days an item has waited. */
export const ages = ['1', '3', '7', '30'] as const;

/** Parses the URL; invalid parts do not restrict the list. */
export function parseQueueFilter(params: URLSearchParams): QueueFilter {
  const filter: QueueFilter = {};
  const read = (name: string) => params.get(name) ?? '';
  const kind = read('kind');
  if (isKind(kind)) filter.kind = kind;
  if (read('q')) filter.q = readTextParam(params, 'q');
  if (usStates.some(({ code }) => code === read('state'))) filter.state = read('state');
  if (/^[a-z0-9-]{1,80}$/.test(read('metro'))) filter.metro = read('metro');
  if (ages.some((age) => age === read('days'))) filter.days = read('days');
  const sender = readIdParam(params, 'sender');
  if (sender !== null) filter.sender = sender;
  const signal = read('signal');
  if (isNameOf(signalNames, signal)) filter.signal = signal;
  const sort = read('sort');
  if (sort === 'newest' || sort === 'signals') filter.sort = sort;
  return filter;
}

/** Returns the cursor of a page, the `next` of the previous one; null on the first. */
export function parseQueueCursor(params: URLSearchParams): string | null {
  const cursor = readTextParam(params, 'after');
  const [signals = '', since = '', id = '', kind = ''] = cursor.split('~');
  return /^\d{1,9}$/.test(signals) && isMoment(since) && isUuid(id) && isKind(kind) ? cursor : null;
}

/** Returns the query of a URL with this filter; '' without filters. */
export function toQueueSearch(
  filter: QueueFilter,
  change: { [Name in keyof QueueFilter]: QueueFilter[Name] | undefined } = {},
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, ...change })) {
    if (value) params.set(name, value);
  }
  return params.size === 0 ? '' : `?${params}`;
}

/** Returns the query of a page of the list. */
export function toPageSearch(filter: QueueFilter, after: string | null): string {
  if (after === null) return toQueueSearch(filter);
  return `?${new URLSearchParams([...new URLSearchParams(toQueueSearch(filter)), ['after', after]])}`;
}

/** Returns the URL of an item, within a page of the list of this filter. */
export function toItemHref(
  { kind, id }: Pick<QueuedItem, 'kind' | 'id'>,
  filter: QueueFilter,
  after: string | null,
): string {
  return `/dashboard/queue/${kind}/${id}${toPageSearch(filter, after)}`;
}

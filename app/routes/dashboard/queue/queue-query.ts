import type { QueueFilter, SignalName } from '#app/domain/admin-queue/admin-queue.ts';
import { signalNames } from '#app/domain/admin-queue/describe-signal.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import { isKind } from './kinds/kinds.ts';

/** Days that somebody can be left to wait, and more. */
export const ages = ['1', '3', '7', '30'] as const;

/** Reads the address; what it does not understand narrows nothing. */
export function parseQueueFilter(params: URLSearchParams): QueueFilter {
  const filter: QueueFilter = {};
  const read = (name: string) => params.get(name) ?? '';
  const kind = read('kind');
  if (isKind(kind)) filter.kind = kind;
  if (usStates.some(({ code }) => code === read('state'))) filter.state = read('state');
  if (/^[a-z0-9-]{1,80}$/.test(read('metro'))) filter.metro = read('metro');
  if (ages.some((age) => age === read('days'))) filter.days = read('days');
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(read('sender'))) {
    filter.sender = read('sender');
  }
  const signal = read('signal');
  if (Object.hasOwn(signalNames, signal)) filter.signal = signal as SignalName;
  const sort = read('sort');
  if (sort === 'newest' || sort === 'signals') filter.sort = sort;
  return filter;
}

/** The query of an address that has this filter; '' of none. */
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

import { Link } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import {
  describeLikeness,
  type DuplicateLine,
  type Duplicates,
} from '#app/domain/duplicate/duplicate.ts';
import type { DuplicatesQuery } from '#app/domain/duplicate/duplicate-calls.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { formatPlace } from '#app/domain/business/business-labels.ts';

type DuplicateListProps = { page: Duplicates; query: DuplicatesQuery };

/** A page of pairs, each with a link to the comparison. */
export function DuplicateList({ page: { pairs, next, total }, query }: DuplicateListProps) {
  if (pairs.length === 0) return <p className="mt-8 text-soft">{describeNone(query)}</p>;
  return (
    <>
      <p className="mt-8 text-sm text-soft" role="status">
        {total === 1 ? '1 pair' : `${formatCount(total)}${total === 1000 ? ' or more' : ''} pairs`}
      </p>
      <ul className="mt-2 border-t border-ink">
        {pairs.map((pair) => (
          <PairLine key={pair.id} pair={pair} />
        ))}
      </ul>
      {next !== null && (
        <Link
          className="button-line mt-6"
          to={toDuplicatesHref({ ...query, after: next })}
          state={keepFocus}
        >
          Next
        </Link>
      )}
    </>
  );
}

function describeNone({ state, listing }: DuplicatesQuery) {
  if (listing) return 'No similar listings.';
  if (state === 'merged') return 'No merged listings yet.';
  return 'No pairs of different businesses yet.';
}

const decisions = { merged: 'Merged', different: 'Different businesses' } as const;

function PairLine({ pair }: { pair: DuplicateLine }) {
  const { id, first, second, state, decided_at, found_at } = pair;
  const likeness = describeLikeness(pair);
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 border-b border-rule py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0 wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/dashboard/queue/duplicate/${id}`}>
          {first.name} <span className="font-normal text-soft">and</span> {second.name}
        </Link>
        <p className="text-sm text-soft">{formatPlace(first)}</p>
        {formatPlace(second) !== formatPlace(first) && (
          <p className="text-sm text-soft">{formatPlace(second)}</p>
        )}
      </div>
      <div className="text-sm sm:text-right">
        {likeness.score && <p className="font-semibold">{likeness.score}</p>}
        <p className="text-soft sm:text-balance">{likeness.reasons}</p>
        <p className="text-soft">
          {state === 'waiting' || decided_at === null
            ? `Awaiting review since ${formatLocalDate(found_at)}`
            : `${decisions[state]} on ${formatLocalDate(decided_at)}`}
        </p>
      </div>
    </li>
  );
}

export const decidedStates = { merged: 'Merged', different: 'Different businesses' } as const;

/** Parses the URL: the pairs of one listing, or the decided ones; ignores invalid parts. */
export function parseDuplicatesQuery(params: URLSearchParams): DuplicatesQuery {
  const listing = readIdParam(params, 'listing');
  const decided = params.get('pairs') === 'different' ? 'different' : 'merged';
  return { state: listing === null ? decided : null, listing, after: readIdParam(params, 'after') };
}

/** Returns the URL of the same list from another pair on. */
export function toDuplicatesHref({ state, listing, after }: DuplicatesQuery): string {
  const params = new URLSearchParams();
  if (state === 'different') params.set('pairs', state);
  if (listing) params.set('listing', listing);
  if (after) params.set('after', after);
  return `?${params}`;
}

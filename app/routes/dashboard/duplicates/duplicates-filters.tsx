import { Form, Link } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { type Duplicates, duplicateReasons } from '#app/domain/duplicate/duplicate.ts';
import type { DuplicatesQuery } from '#app/domain/duplicate/find-duplicates.ts';
import { toDuplicatesHref } from './duplicates-query.ts';

const scores = [
  ['', 'Any'],
  ['60', '60 or more'],
  ['70', '70 or more'],
  ['80', '80 or more'],
  ['90', '90 or more'],
] as const;
const reasons = [
  ['', 'Anything'],
  ...Object.entries(duplicateReasons).map(([reason, name]) => [reason, `The ${name}`] as const),
] as const;

type DuplicatesFiltersProps = { query: DuplicatesQuery; page: Duplicates };

/** By place, likeness, and what the two have in common; the address keeps it. */
export function DuplicatesFilters({ query, page: { us_states, metros } }: DuplicatesFiltersProps) {
  const { state, usState, metro, leastScore, reason, listing } = query;
  const isNarrowed = Boolean(usState || metro || leastScore || reason || listing);
  // What was chosen stays a choice when nothing is left there.
  const states = Array.from(new Set([...us_states, ...(usState ? [usState] : [])])).toSorted();
  const known = metros.some(({ slug }) => slug === metro);
  const metroOptions = [
    ['', 'Everywhere'],
    ...metros.map(({ slug, name }) => [slug, name] as const),
    ...(metro && !known ? [[metro, metro] as const] : []),
  ] as const;
  return (
    <Form className="grid gap-4" method="get" aria-label="Narrow the list" role="search">
      {state !== 'waiting' && <input type="hidden" name="pairs" value={state} />}
      {listing && <input type="hidden" name="listing" value={listing} />}
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField
          name="state"
          label="State"
          options={[['', 'All'], ...states.map((code) => [code, code] as const)]}
          defaultValue={usState ?? ''}
        />
        <SelectField name="metro" label="Metro" options={metroOptions} defaultValue={metro ?? ''} />
        <SelectField
          name="score"
          label="Likeness"
          options={scores}
          defaultValue={leastScore ? String(Math.round(leastScore * 100)) : ''}
        />
        <SelectField
          name="reason"
          label="In common"
          options={reasons}
          defaultValue={reason ?? ''}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <button className="button-line" type="submit" disabled={!useHydrated()}>
          Show these
        </button>
        {isNarrowed && (
          <Link
            className="button-line"
            to={toDuplicatesHref(
              {
                ...query,
                usState: null,
                metro: null,
                leastScore: null,
                reason: null,
                listing: null,
              },
              {},
            )}
          >
            Show all
          </Link>
        )}
      </div>
    </Form>
  );
}

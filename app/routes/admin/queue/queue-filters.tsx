import { Form, Link } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import {
  type AdminQueue,
  type QueueFilter,
  signalNames,
} from '#app/domain/admin-queue/admin-queue.ts';
import { kindNames, queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import { ages, toQueueSearch } from './queue-query.ts';

const states = [
  ['', 'Everywhere'],
  ...usStates.map(({ code, name }) => [code, name] as const),
] as const;
const days = [
  ['', 'Any time'],
  ...ages.map((age) => [age, age === '1' ? 'At least a day' : `${age} days or more`] as const),
] as const;
const signals = [['', 'Any'], ...Object.entries(signalNames)] as const;
const orders = [
  ['', 'Longest waiting first'],
  ['newest', 'Newest first'],
  ['signals', 'Most signals first'],
] as const;

type QueueFiltersProps = { filter: QueueFilter; metros: AdminQueue['metros'] };

/** Searches, filters and sorts the list; the URL contains all of it. */
export function QueueFilters({ filter, metros }: QueueFiltersProps) {
  const isHydrated = useHydrated();
  const { kind, q, ...others } = filter;
  return (
    <Form method="get" role="search" aria-label="Filter">
      {kind && <input type="hidden" name="kind" value={kind} />}
      {filter.sender && <input type="hidden" name="sender" value={filter.sender} />}
      <div className="flex flex-wrap gap-2">
        <input
          className="min-h-11 w-56 min-w-0 grow rounded-control border-[1.5px] border-rule-strong bg-raised px-3 sm:grow-0"
          name="q"
          aria-label="Search by name"
          placeholder="Search by name"
          autoComplete="off"
          defaultValue={q}
        />
        <button className="button-line" type="submit" disabled={!isHydrated}>
          Apply
        </button>
        {toQueueSearch(filter) !== '' && (
          <Link className="button-line" to="?">
            Clear filters
          </Link>
        )}
      </div>
      <Disclosure
        title="Filter and sort"
        titleClass="text-sm"
        open={Object.keys(others).length > 0}
      >
        <div className="grid grid-cols-2 gap-3 pb-2 sm:grid-cols-5">
          <SelectField name="state" label="State" options={states} defaultValue={filter.state} />
          <SelectField
            name="metro"
            label="City"
            options={[['', 'Any'], ...metros.map(({ slug, name }) => [slug, name] as const)]}
            defaultValue={filter.metro}
          />
          <SelectField name="days" label="Waiting for" options={days} defaultValue={filter.days} />
          <SelectField
            name="signal"
            label="Signal"
            options={signals}
            defaultValue={filter.signal}
          />
          <SelectField name="sort" label="Order" options={orders} defaultValue={filter.sort} />
        </div>
        {filter.sender && (
          <Link className="link-quiet" to={toQueueSearch(filter, { sender: undefined }) || '?'}>
            All senders
          </Link>
        )}
      </Disclosure>
    </Form>
  );
}

type KindLinksProps = { counts: AdminQueue['counts']; filter: QueueFilter };

/** The number of waiting items of each kind within the other filters; each link filters by kind. */
export function KindLinks({ counts, filter }: KindLinksProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { kind: undefined, name: 'All', count: formatCount(all) },
    ...queueKinds
      .filter((kind) => counts[kind] > 0 || kind === filter.kind)
      .map((kind) => ({
        kind,
        name: kindNames[kind].many,
        count: formatCount(counts[kind]),
      })),
  ];
  return (
    <nav aria-label="Kinds" className="border-b border-rule">
      <ul className="-mb-px flex flex-wrap gap-x-5">
        {links.map(({ kind, name, count }) => (
          <li key={name}>
            <Link
              className={`inline-flex min-h-11 items-center gap-1.5 border-b-2 ${filter.kind === kind ? 'border-ink font-semibold' : 'border-transparent text-soft'}`}
              to={toQueueSearch(filter, { kind }) || '?'}
              aria-current={filter.kind === kind ? 'true' : undefined}
            >
              {name} <span className="text-sm tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { Form, Link } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import type { AdminQueue, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { signalNames } from '#app/domain/admin-queue/describe-signal.ts';
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

/** Filters and sorts the list; the URL contains both. */
export function QueueFilters({ filter, metros }: QueueFiltersProps) {
  const isHydrated = useHydrated();
  return (
    <Form
      className="grid grid-cols-1 content-start gap-4 sm:grid-cols-2 lg:grid-cols-1"
      method="get"
      role="search"
      aria-label="Filter"
    >
      {filter.kind && <input type="hidden" name="kind" value={filter.kind} />}
      {filter.sender && <input type="hidden" name="sender" value={filter.sender} />}
      <SelectField name="state" label="State" options={states} defaultValue={filter.state} />
      <SelectField
        name="metro"
        label="City"
        options={[['', 'Any'], ...metros.map(({ slug, name }) => [slug, name] as const)]}
        defaultValue={filter.metro}
      />
      <SelectField name="days" label="Waiting for" options={days} defaultValue={filter.days} />
      <SelectField name="signal" label="Signal" options={signals} defaultValue={filter.signal} />
      <SelectField name="sort" label="Order" options={orders} defaultValue={filter.sort} />
      <div className="flex flex-wrap items-center gap-3">
        <button className="button-line" type="submit" disabled={!isHydrated}>
          Apply
        </button>
        {filter.sender && (
          <Link className="link-quiet" to={toQueueSearch(filter, { sender: undefined }) || '?'}>
            All senders
          </Link>
        )}
      </div>
    </Form>
  );
}

import { type ReactNode, useState } from 'react';
import { Form, Link, useFetcher } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  type AdminQueue,
  type QueueFilter,
  type QueuePresets,
  signalNames,
} from '#app/domain/admin-queue/admin-queue.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { usStates } from '#app/domain/us-state/us-state.ts';
import { itemKinds } from './kinds/kinds.ts';
import { ages, toQueueSearch, parseQueueFilter } from './queue-query.ts';

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

type KindLinksProps = { counts: AdminQueue['counts']; filter: QueueFilter };

/** The number of waiting items of each kind within the other filters; each link filters by kind. */
export function KindLinks({ counts, filter }: KindLinksProps) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const links = [
    { kind: undefined, name: 'All', count: formatCount(all) },
    ...queueKinds.map((kind) => ({
      kind,
      name: itemKinds[kind].plural,
      count: formatCount(counts[kind]),
    })),
  ];
  return (
    <nav aria-label="Kinds" className="mt-2 border-b border-rule sm:mt-4">
      <ul className="-mb-px flex flex-wrap gap-x-6">
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

type CollapsiblePanelProps = { title: string; children: ReactNode };

/** Content beside a list; on narrow screens above it, folded. */
export function CollapsiblePanel({ title, children }: CollapsiblePanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid content-start gap-4">
      <button
        className="button-line justify-self-start lg:hidden"
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
      </button>
      <div className={`content-start gap-8 lg:grid ${isOpen ? 'grid' : 'hidden'}`}>{children}</div>
    </div>
  );
}

type SavedViewsProps = { views: QueuePresets['views']; filter: QueueFilter };

/** The admin's saved views, and a form to save the present one. */
export function SavedViews({ views, filter }: SavedViewsProps) {
  const saveFetcher = useFetcher<FormAnswer>();
  const search = toQueueSearch(filter);
  return (
    <TitledSection id="views" title="Your views" headingClass="mb-2 text-title">
      {views.length === 0 && <p className="text-sm text-soft">No saved views yet.</p>}
      <ul>
        {views.map((view) => (
          <SavedView key={view.id} view={view} />
        ))}
      </ul>
      {search !== '' && (
        <Disclosure className="mt-2" title="Save this view" titleClass="text-sm">
          <SignedInForm
            fetcher={saveFetcher}
            intent="save-view"
            button="Save"
            variant="line"
            resets
          >
            <input type="hidden" name="search" value={search} />
            <TextField
              name="name"
              label="Name"
              autoComplete="off"
              error={findErrors(saveFetcher.data).name}
            />
          </SignedInForm>
        </Disclosure>
      )}
    </TitledSection>
  );
}

function SavedView({ view: { id, name, filter } }: { view: QueuePresets['views'][number] }) {
  const removing = useFetcher<FormAnswer>();
  return (
    <li className="flex items-center justify-between gap-3 border-b border-rule">
      <Link
        className="link-quiet inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
        to={toQueueSearch(parseQueueFilter(new URLSearchParams(filter))) || '?'}
      >
        {name}
      </Link>
      <button
        className="grid size-11 shrink-0 place-items-center hover:text-accent"
        type="button"
        aria-label={`Remove the view ${name}`}
        onClick={() => void removing.submit({ intent: 'remove-view', id }, { method: 'post' })}
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}

import { useState } from 'react';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { startJob } from '#app/components/admin/bulk-jobs.tsx';
import { ChangeOwner } from '#app/components/admin/change-owner.tsx';
import { ExportFile } from '#app/components/admin/export-file.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { readFormText } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { type BulkInput, maxBulkRows } from '#app/domain/bulk/bulk-calls.ts';
import type { BusinessToManage, CategoryChoice } from '#app/domain/business/business-calls.ts';
import type { ListingFilter, ListingStatus } from '#app/domain/business/business.ts';
import { reasonField } from '#app/domain/field/field.ts';
import { formatCount } from '#app/domain/text/text.ts';

type Act = { label: string; to: 'published' | 'suspended' | 'closed'; from: ListingStatus[] };

/** What can be done with many listings at once, and from which statuses. */
const acts: Act[] = [
  { label: 'Suspend', to: 'suspended', from: ['published', 'closed'] },
  { label: 'Restore', to: 'published', from: ['suspended'] },
  { label: 'Publish', to: 'published', from: ['draft', 'pending', 'rejected'] },
  { label: 'Mark as closed', to: 'closed', from: ['published'] },
  { label: 'Reopen', to: 'published', from: ['closed'] },
];

type ListingActsProps = {
  chosen: BusinessToManage[];
  /** How many, if all that the filter finds are chosen. */
  all: number | null;
  filter: ListingFilter;
  categories: CategoryChoice[];
  onDone: () => void;
};

/** Acts on the chosen listings, or on all that the list finds, by a job that can be undone for half a minute. */
export function ListingActs({ chosen, all, filter, categories, onDone }: ListingActsProps) {
  const [isBusy, setBusy] = useState(false);
  if (chosen.length === 0) return null;
  const total = all === null ? chosen.length : Math.min(all, maxBulkRows);
  const found = all === null ? { ids: chosen.map(({ id }) => id) } : filter;

  /** Returns how many are of these statuses; null where that is not known. */
  function count(from: ListingStatus[]): number | null {
    if (all === null) return chosen.filter(({ status }) => from.includes(status)).length;
    return filter.status && !from.includes(filter.status) ? 0 : null;
  }

  async function start(input: BulkInput, statuses?: ListingStatus[]) {
    if (isBusy) return;
    setBusy(true);
    const isStarted = await startJob({
      input,
      filter: { ...found, ...(statuses && { statuses }) },
    });
    setBusy(false);
    if (isStarted) onDone();
  }

  function moderate({ label, to, from }: Act, form: HTMLFormElement) {
    const reason = reasonField.safeParse(new FormData(form).get('reason'));
    if (!reason.success) return notify('saveFailed', reason.error.issues[0]?.message);
    void start({ name: label, kind: 'status', status: to, reason: reason.data }, from);
  }

  return (
    <div className="chosen-actions w-full bg-wash p-3">
      {all !== null && all >= maxBulkRows && (
        <p className="mb-2 text-sm">The first {formatCount(maxBulkRows)} at a time.</p>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const label = event.nativeEvent.submitter?.dataset.act;
          const act = acts.find((one) => one.label === label);
          if (act) moderate(act, event.currentTarget);
        }}
      >
        <div className="grow basis-60">
          <TextArea
            name="reason"
            label="Reason"
            hint="The owners see this."
            rows={1}
            maxLength={1000}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          {acts.map(({ label, from }) => {
            const number = count(from);
            return number === 0 ? null : (
              <button
                key={label}
                className="button-line"
                type="submit"
                data-act={label}
                aria-disabled={isBusy}
              >
                {label} {number}
              </button>
            );
          })}
        </div>
      </form>
      <Disclosure title="Category, owner, export" titleClass="text-sm">
        <div className="grid items-start gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
          <form
            className="grid gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              const category = readFormText(new FormData(event.currentTarget), 'category');
              void start({ name: 'Change category', kind: 'category', category });
            }}
          >
            <SelectField
              name="category"
              label="Category"
              options={categories.map(({ slug, name }) => [slug, name] as const)}
            />
            <button className="button-line justify-self-start" type="submit" aria-disabled={isBusy}>
              Change category of {formatCount(total)}
            </button>
          </form>
          <ChangeOwner filter={found} count={total} onDone={onDone} />
          <div className="grid gap-2">
            <p className="text-sm font-semibold">Export {formatCount(total)}</p>
            <ExportFile filter={{ status: '', ...found }} />
          </div>
        </div>
      </Disclosure>
    </div>
  );
}

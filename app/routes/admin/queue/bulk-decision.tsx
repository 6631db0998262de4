import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { startJob } from '#app/components/admin/bulk-jobs.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { previewDecisions } from '#app/domain/admin-queue/admin-queue-calls.ts';
import {
  type AdminQueue,
  type PreviewedItem,
  type QueueFilter,
  type QueuedItem,
  type QueueKind,
  type RefusalTemplate,
  nameItem,
} from '#app/domain/admin-queue/admin-queue.ts';
import { kindNames, queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { reasonField } from '#app/domain/field/field.ts';
import { describeRefusal } from '#app/domain/submission/listing-rules.ts';
import { formatCount } from '#app/domain/text/text.ts';
import { formatList } from '#app/messages/sentences.ts';
import { obstacles } from './decision-outcomes.ts';
import { ReasonField } from './decision.tsx';
import type { KindOfItem } from './kinds/kind.ts';
import { itemKinds, kindOf } from './kinds/kinds.ts';

type BulkDecisionProps = {
  filter: QueueFilter;
  counts: AdminQueue['counts'];
  /** The chosen items of the page; without any, all of the filter are decided. */
  selected: QueuedItem[];
  templates: RefusalTemplate[];
};

type Previewed = {
  isApproved: boolean;
  reason: string;
  items: PreviewedItem[];
  /** There are more items than these. */
  isCut: boolean;
};

/** Decides the selected items, or all of the filter, after a preview of each. */
export function BulkDecision({ selected, counts, templates, ...props }: BulkDecisionProps) {
  const hasSelected = selected.length > 0;
  const filter = hasSelected
    ? { ...props.filter, ids: selected.map(({ id }) => id).join(',') }
    : props.filter;
  const kinds = queueKinds.filter((kind) =>
    hasSelected
      ? selected.some((item) => item.kind === kind)
      : (filter.kind ?? kind) === kind && counts[kind] > 0,
  );
  const labels = findSharedLabels(kinds);
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const [previewed, setPreviewed] = useState<Previewed | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();

  async function preview(form: FormData) {
    const isApproved = form.get('decision') === 'approve';
    const parsed = reasonField.safeParse(form.get('reason'));
    if (!isApproved && !parsed.success) {
      return notify('saveFailed', parsed.error.issues[0]?.message);
    }
    const reason = isApproved || !parsed.success ? '' : parsed.data;
    setBusy(true);
    const db = await openSession().catch(() => null);
    const found = db && (await previewDecisions({ db }, { filter, isApproved }));
    setBusy(false);
    if (!found?.ok) return notifyFailure('saveFailed', found?.reason ?? 'unreachable');
    setPreviewed({ isApproved, reason, items: found.items, isCut: found.isCut });
  }

  async function decide({ isApproved, reason, items }: Previewed) {
    setBusy(true);
    const isStarted = await startJob({
      input: {
        name: labels?.[isApproved ? 'approve' : 'refuse'] ?? '',
        kind: 'decision',
        is_approved: isApproved,
        reason,
      },
      filter,
      seen: items.map(({ item: { kind, id }, version }) => ({ kind, id, version })),
    });
    setBusy(false);
    setPreviewed(null);
    if (isStarted) await revalidate();
  }

  return (
    <Disclosure
      className={hasSelected ? 'bg-wash px-3' : ''}
      title={hasSelected ? `Decide the ${selected.length} selected` : 'Bulk actions'}
      titleClass="text-sm font-semibold"
      open={hasSelected}
    >
      {labels === null ? (
        <p className="mt-3 max-w-2xl">
          These are of kinds that are decided differently: {formatList(kinds.map(nameKind))}. Choose
          one kind above to decide all of it.
        </p>
      ) : previewed ? (
        <BulkPreview
          label={labels[previewed.isApproved ? 'approve' : 'refuse'] ?? ''}
          {...previewed}
          isBusy={isBusy}
          total={previewed.isCut ? total : previewed.items.length}
          onDecide={() => void decide(previewed)}
          onBack={() => setPreviewed(null)}
        />
      ) : (
        <form
          className="mt-3 grid max-w-2xl gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void preview(new FormData(event.currentTarget));
          }}
        >
          <fieldset className="flex flex-wrap gap-x-6">
            <legend className="sr-only">Decision</legend>
            {(['approve', 'refuse'] as const)
              .filter((decision) => labels[decision])
              .map((decision) => (
                <label key={decision} className="inline-flex min-h-11 items-center gap-2">
                  <input
                    type="radio"
                    name="decision"
                    value={decision}
                    defaultChecked={decision === 'refuse'}
                  />
                  {labels[decision]}
                </label>
              ))}
          </fieldset>
          <ReasonField
            templates={templates.filter(({ kind }) => kinds.includes(kind))}
            hint={`The people concerned see this if you choose “${labels.refuse}”.`}
          />
          <button className="button-line justify-self-start" type="submit" aria-disabled={isBusy}>
            {isBusy ? 'One moment…' : 'Preview'}
          </button>
        </form>
      )}
    </Disclosure>
  );
}

type BulkPreviewProps = {
  /** Of the outcome. */
  label: string;
  isApproved: boolean;
  items: PreviewedItem[];
  /** Of all that would be decided, those shown among them. */
  total: number;
  isBusy: boolean;
  onDecide: () => void;
  onBack: () => void;
};

/** What a bulk decision would do, item by item. */
function BulkPreview({
  label,
  isApproved,
  items,
  total,
  isBusy,
  onDecide,
  onBack,
}: BulkPreviewProps) {
  const others = total - items.length;
  const count = items.filter(isPossible).length;
  return (
    <div className="mt-3 max-w-3xl">
      <p role="status">
        {label}: {count} of {items.length}.
        {others > 0 && ` ${formatCount(others)} more are decided with them, as far as they can be.`}
      </p>
      <ul className="mt-3 border-t border-ink" aria-label="What would change">
        {items.map(({ item, ...tried }) => (
          <li key={`${item.kind}/${item.id}`} className="border-b border-rule py-2">
            <span className="font-semibold wrap-anywhere">{nameItem(item)}</span>{' '}
            <span className="text-sm text-soft">
              {kindOf(item).describe(item as never)}, {item.city}, {item.state}
            </span>
            <span className="block text-sm">{describePreview({ item, ...tried }, isApproved)}</span>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {count > 0 && (
          <button
            className="button-solid"
            type="button"
            aria-disabled={isBusy}
            onClick={() => !isBusy && onDecide()}
          >
            {isBusy ? 'One moment…' : `${label}: ${formatCount(count + others)}`}
          </button>
        )}
        <button className="button-line" type="button" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}

/** Returns the labels of the two outcomes that all these kinds share; null when they differ. */
function findSharedLabels(kinds: readonly QueueKind[]): KindOfItem['bulk'] | null {
  const [first, ...others] = kinds.map((kind) => itemKinds[kind].bulk);
  const isShared = (one: KindOfItem['bulk']) =>
    one.approve === first?.approve && one.refuse === first?.refuse;
  return first && others.every(isShared) ? first : null;
}

function nameKind(kind: QueueKind): string {
  return kindNames[kind].many.toLowerCase();
}

/** Returns whether it would be decided. */
function isPossible({ item, outcome }: PreviewedItem): boolean {
  return outcome === 'decided' && !item.signals.appealed;
}

function describePreview({ item, outcome, field }: PreviewedItem, isApproved: boolean): string {
  if (item.signals.appealed) return 'Stays. An appeal is decided on its own screen';
  if (outcome === 'decided') {
    return kindOf(item).outcomes(item)[isApproved ? 'approve' : 'refuse'].effect;
  }
  return ['Stays', obstacles[outcome], ...(field === null ? [] : [describeRefusal(field)])].join(
    '. ',
  );
}

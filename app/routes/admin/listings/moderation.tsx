import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import {
  type BusinessToManage,
  type ListingStatus,
  moderateBusinesses,
} from '#app/domain/business/business-calls.ts';
import { reasonField } from '#app/domain/field/field.ts';

type Act = { label: string; to: ListingStatus; from: ListingStatus[] };

/** What can be done with many listings at once, and from which statuses. */
const acts: Act[] = [
  { label: 'Suspend', to: 'suspended', from: ['published', 'closed'] },
  { label: 'Restore', to: 'published', from: ['suspended'] },
  { label: 'Publish', to: 'published', from: ['draft', 'pending', 'rejected'] },
];

type ModerationProps = { chosen: BusinessToManage[]; onDone: () => void };

/** Moderates the chosen listings with one reason, and for half a minute undoes that. */
export function Moderation({ chosen, onDone }: ModerationProps) {
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{
    text: string;
    listings: BusinessToManage[];
    to: ListingStatus;
  }>();
  const { revalidate } = useRevalidator();

  async function send(
    listings: { id: string; status: ListingStatus }[],
    to: ListingStatus,
    reason?: string,
  ) {
    setBusy(true);
    const db = await openSession().catch(() => null);
    const outcome =
      db &&
      (await moderateBusinesses({ db }, { listings, newStatus: to, ...(reason && { reason }) }));
    setBusy(false);
    if (!outcome?.ok) {
      notifyFailure('saveFailed', outcome?.reason ?? 'unreachable');
      return null;
    }
    await revalidate();
    return new Set(outcome.value.filter((one) => one.outcome === 'done').map(({ id }) => id));
  }

  async function moderate({ label, to, from }: Act, form: HTMLFormElement) {
    const reason = reasonField.safeParse(new FormData(form).get('reason'));
    if (!reason.success) return notify('saveFailed', reason.error.issues[0]?.message);
    const listings = chosen.filter(({ status }) => from.includes(status));
    const moderated = await send(listings, to, reason.data);
    if (moderated === null) return;
    const changed = listings.filter(({ id }) => moderated.has(id));
    setDone({ text: `${label}: ${changed.length} of ${listings.length}`, listings: changed, to });
    onDone();
  }

  async function undo() {
    if (!done) return;
    const byStatus = Map.groupBy(done.listings, ({ status }) => status);
    for (const [status, listings] of byStatus) {
      // One status after the other: a failure leaves the others to be undone.
      // oxlint-disable-next-line no-await-in-loop
      await send(
        listings.map(({ id }) => ({ id, status: done.to })),
        status,
      );
    }
    setDone(undefined);
  }

  return (
    <>
      <p className="text-sm" role="status">
        {done?.text}{' '}
        {done && (
          <button
            className="link-quiet min-h-11 font-semibold"
            type="button"
            onClick={() => void undo()}
          >
            Undo
          </button>
        )}
      </p>
      {chosen.length > 0 && (
        <form
          className="chosen-actions grid w-full items-end gap-3 bg-wash p-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          onSubmit={(event) => {
            event.preventDefault();
            const label = event.nativeEvent.submitter?.dataset.act;
            const act = acts.find((one) => one.label === label);
            if (act && !isBusy) void moderate(act, event.currentTarget);
          }}
        >
          <TextArea
            name="reason"
            label="Reason"
            hint="The owners see this."
            rows={1}
            maxLength={1000}
          />
          <div className="flex flex-wrap gap-3">
            {acts.map(({ label, from }) => {
              const count = chosen.filter(({ status }) => from.includes(status)).length;
              return count === 0 ? null : (
                <button
                  key={label}
                  className="button-line"
                  type="submit"
                  data-act={label}
                  aria-disabled={isBusy}
                >
                  {label} {count}
                </button>
              );
            })}
          </div>
        </form>
      )}
    </>
  );
}

import { useState } from 'react';
import { triggerMails } from '#app/browser/beacons.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { notifyFailure } from '#app/browser/toasts/notify-failure.ts';
import {
  changeManyListings,
  findEditableValues,
  type ListingChange,
} from '#app/domain/editing/editing-calls.ts';
import { planHoliday, reverse } from '#app/domain/editing/plan-changes.ts';
import type { HolidayToSay } from '#app/domain/holiday/holiday-calls.ts';
import { formatShortDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import type { Db } from '#app/services/supabase/client.ts';
import { DashboardPart } from './dashboard-part.tsx';

/** Asks once for the hours of all listings on the next holiday; what was said can be taken back. */
export function NextHoliday({ toSay }: { toSay: HolidayToSay | null }) {
  // What was asked stays while it is answered: the screen may load again.
  const [asked] = useState(toSay);
  const [isBusy, setBusy] = useState(false);
  const [done, setDone] = useState<{ text: string; undo: ListingChange[] } | null>(null);
  if (asked === null) return null;
  const { holiday, ids } = asked;

  async function save(plan: (db: Db) => Promise<ListingChange[]>, isUndo: boolean) {
    setBusy(true);
    const outcome = await openSession()
      .then(async (db) => {
        const changes = await plan(db);
        return { changes, saved: await changeManyListings({ db }, changes) };
      })
      .catch(() => null);
    setBusy(false);
    if (!outcome?.saved.ok) return notifyFailure('saveFailed', 'unreachable');
    triggerMails();
    const { changes, saved } = outcome;
    const known = new Set(saved.value.flatMap((one) => (one.outcome === 'saved' ? one.id : [])));
    const changed = changes.filter(({ id }) => known.has(id));
    setDone(
      isUndo
        ? null
        : {
            text: t.holidaySaid({ said: changed.length, listings: ids.length }),
            undo: reverse(changed),
          },
    );
  }
  const say = (isClosed: boolean) =>
    save(
      async (db) => planHoliday(await findEditableValues({ db }, ids), holiday, isClosed),
      false,
    );

  return (
    <DashboardPart title={`${holiday.name}, ${formatShortDate(holiday.date)}`}>
      {done === null ? (
        <>
          <p>{t.holidayUnsaid({ count: ids.length })}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            {[true, false].map((isClosed) => (
              <button
                key={String(isClosed)}
                className="button-line"
                type="button"
                aria-disabled={isBusy}
                onClick={() => isBusy || void say(isClosed)}
              >
                {isClosed ? t.holidayClosed : t.holidayUsual}
              </button>
            ))}
          </div>
        </>
      ) : (
        <p role="status">
          {done.text}{' '}
          <button
            className="link-quiet min-h-11 font-semibold"
            type="button"
            aria-disabled={isBusy}
            onClick={() => isBusy || void save(async () => done.undo, true)}
          >
            {t.holidayUndo}
          </button>
        </p>
      )}
    </DashboardPart>
  );
}

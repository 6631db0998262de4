import { useState } from 'react';
import type { SpecialHours } from '#app/domain/business/business.ts';
import { repeatLastWeek, repeatLastYear } from '#app/domain/business/repeat-special-days.ts';
import { findHolidays } from '#app/domain/holiday/holiday.ts';
import { addDays, compareText, formatShortDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/editors.tsx';
import { SpecialDay } from './special-day.tsx';

type SpecialDaysEditorProps = {
  value: SpecialHours[];
  /** Today in the listing's time zone, 'YYYY-MM-DD'. */
  today: string;
  error: string | undefined;
  onChange: (value: SpecialHours[]) => void;
};

const shownHolidays = 4;

/**
 * Edits the days that differ from the week, each with a note; adds holidays by one tap, and copies
 * last year's days.
 */
export function SpecialDaysEditor({ value, today, error, onChange }: SpecialDaysEditorProps) {
  const [announcement, setAnnouncement] = useState('');
  const days = [...Map.groupBy(value, ({ date }) => date)].toSorted(([a], [b]) =>
    compareText(a, b),
  );
  // Past days are history and stay unchanged.
  const ahead = days.filter(([date]) => date >= today || date === '');
  const holidays = findHolidays(today).filter(
    ({ date }) => !days.some(([taken]) => taken === date),
  );

  function add(added: SpecialHours[], what: string) {
    onChange([...value, ...added]);
    setAnnouncement(what);
  }

  return (
    <div>
      {error && (
        <p className="mb-3 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <div className="border-t border-ink">
        {ahead.map(([date, rows]) => (
          <SpecialDay
            key={date}
            date={date}
            rows={rows}
            isTaken={(other) => other !== date && days.some(([taken]) => taken === other)}
            onChange={(changed) =>
              onChange([...value.filter((row) => row.date !== date), ...changed])
            }
          />
        ))}
        {ahead.length === 0 && (
          <p className="border-b border-rule py-3 text-soft">{t.specialDaysEmpty}</p>
        )}
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <p className="mt-5 font-semibold">{t.addDay}</p>
      <p className="mb-3 text-sm text-soft">{t.addDayHint}</p>
      <div className="flex flex-wrap gap-2">
        {holidays.slice(0, shownHolidays).map(({ name, date }) => (
          <button
            key={name}
            className="button-line"
            type="button"
            onClick={() => add([closedOn(date, name)], `${name} added, closed`)}
          >
            {name}, {formatShortDate(date)}
          </button>
        ))}
        <button
          className="button-line"
          type="button"
          onClick={() => add([closedOn(findFreeDate(days, today), null)], t.dayAdded)}
        >
          {t.addOtherDay}
        </button>
        <Again label={t.sameAsLastWeek} days={repeatLastWeek(value, today)} onAdd={add} />
        <Again label={t.sameAsLastYear} days={repeatLastYear(value, today)} onAdd={add} />
      </div>
    </div>
  );
}

type AgainProps = {
  label: string;
  days: SpecialHours[];
  onAdd: (days: SpecialHours[], announcement: string) => void;
};

function Again({ label, days, onAdd }: AgainProps) {
  if (days.length === 0) return null;
  const count = new Set(days.map(({ date }) => date)).size;
  return (
    <button
      className="button-line"
      type="button"
      onClick={() => onAdd(days, t.daysAdded({ count }))}
    >
      {label} ({count})
    </button>
  );
}

function closedOn(date: string, note: string | null): SpecialHours {
  return { date, opens: null, closes: null, note };
}

/** Returns the first future date that is not special yet. */
function findFreeDate(days: [string, unknown][], today: string): string {
  const taken = new Set(days.map(([date]) => date));
  let date = today;
  do date = addDays(date, 1);
  while (taken.has(date));
  return date;
}

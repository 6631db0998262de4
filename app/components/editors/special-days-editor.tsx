import { useState, useId } from 'react';
import { useUnreadInput } from '#app/components/ui/field-errors.ts';
import type { SpecialHours } from '#app/domain/business/business.ts';
import { repeatLastWeek, repeatLastYear } from '#app/domain/business/repeat-special-days.ts';
import { findHolidays } from '#app/domain/holiday/holiday.ts';
import { addDays, compareText, formatShortDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/editors.tsx';
import { type Span, TimeSpans, coversAllDay, nextSpan, usualSpan, allDay } from './time-spans.tsx';

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

type SpecialDayProps = {
  date: string;
  rows: SpecialHours[];
  /** Returns whether another special day has that date. */
  isTaken: (date: string) => boolean;
  /** An empty array makes the day regular again. */
  onChange: (rows: SpecialHours[]) => void;
};

/** One date with its hours and the reason why they differ. */
function SpecialDay({ date, rows, isTaken, onChange }: SpecialDayProps) {
  const id = useId();
  const [typedDate, setTypedDate] = useState(date);
  const problem = findDateProblem();
  const input = useUnreadInput(problem);
  const name = formatShortDate(date);
  const note = rows.find((row) => row.note !== null)?.note ?? null;
  const spans = rows.flatMap(({ opens, closes }) => (opens && closes ? [{ opens, closes }] : []));
  const isAllDay = coversAllDay(spans);

  function findDateProblem(): string | null {
    if (typedDate === '') return t.dateMissing;
    return isTaken(typedDate) ? t.dateTaken : null;
  }

  function setSpans(next: Span[]) {
    if (next.length === 0) return onChange([{ date, opens: null, closes: null, note }]);
    onChange(next.map((span, index) => ({ date, ...span, note: index === 0 ? note : null })));
  }

  function setNote(typed: string) {
    onChange(rows.map((row, index) => ({ ...row, note: index === 0 ? typed || null : null })));
  }

  function setDate(typed: string) {
    setTypedDate(typed);
    if (typed !== '' && !isTaken(typed)) onChange(rows.map((row) => ({ ...row, date: typed })));
  }

  return (
    <fieldset className="grid gap-2 border-b border-rule py-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <label className="text-sm font-semibold" htmlFor={`${id}-date`}>
          {t.dateLabel}
          <input
            ref={input}
            className={`${field} mt-1 block`}
            id={`${id}-date`}
            type="date"
            value={typedDate}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${id}-problem`}
            onChange={(event) => setTypedDate(event.target.value)}
            onBlur={() => setDate(typedDate)}
          />
        </label>
        <label className="min-w-0 grow text-sm font-semibold" htmlFor={`${id}-note`}>
          {t.noteLabel}
          <input
            className={`${field} mt-1 block w-full`}
            id={`${id}-note`}
            type="text"
            maxLength={100}
            placeholder={t.noteHint}
            value={note ?? ''}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
      </div>
      {problem && (
        <p className="text-sm font-medium text-accent" id={`${id}-problem`} role="status">
          {problem}
        </p>
      )}
      {spans.length === 0 && <p>{t.closed}</p>}
      {isAllDay && <p>{t.open24Hours}</p>}
      {!isAllDay && <TimeSpans day={name} spans={spans} onChange={setSpans} />}
      <div className="flex flex-wrap gap-x-4">
        {!isAllDay && (
          <button
            className="link-quiet min-h-11 text-sm"
            type="button"
            onClick={() => setSpans([...spans, nextSpan(spans)])}
          >
            {spans.length === 0 ? t.specialHours : t.addMoreHours}
            <span className="sr-only"> {t.onDay({ name })}</span>
          </button>
        )}
        {isAllDay ? (
          <button
            className="link-quiet min-h-11 text-sm"
            type="button"
            onClick={() => setSpans([usualSpan])}
          >
            {t.setHoursOf({ onDay: <span className="sr-only"> {t.onDay({ name })}</span> })}
          </button>
        ) : (
          <button
            className="link-quiet min-h-11 text-sm"
            type="button"
            onClick={() => setSpans([allDay])}
          >
            {t.open24HoursOn({ onDay: <span className="sr-only"> {t.onDay({ name })}</span> })}
          </button>
        )}
        {spans.length > 0 && (
          <button
            className="link-quiet min-h-11 text-sm"
            type="button"
            onClick={() => setSpans([])}
          >
            {t.closedOn({ onDay: <span className="sr-only"> {t.onDay({ name })}</span> })}
          </button>
        )}
        <button className="link-quiet min-h-11 text-sm" type="button" onClick={() => onChange([])}>
          {t.sameAsUsual({ name: <span className="sr-only">: {name}</span> })}
        </button>
      </div>
    </fieldset>
  );
}

const field =
  'min-h-11 rounded-control border-[1.5px] border-rule-strong bg-raised px-2 font-normal';

import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { useUnreadInput } from '#app/components/ui/field-errors.ts';
import type { OpeningHours } from '#app/domain/business/business.ts';
import { weekdays } from '#app/domain/business/format-hours.ts';
import { parseTypedHours } from '#app/domain/business/parse-typed-hours.ts';
import * as t from '#app/messages/components/editors.tsx';
import { coversAllDay, nextSpan, type Span, TimeSpans, usualSpan, allDay } from './time-spans.tsx';

export type WeekValue = {
  opening_hours: OpeningHours[];
  /** The hours as the user typed them. */
  hours_words: string;
};

type HoursEditorProps = {
  value: WeekValue;
  error: string | undefined;
  wordsError?: string | undefined;
  onChange: (part: Partial<WeekValue>) => void;
  /** Whether it opens by appointment only; null where the editor does not ask. Then its days are not folded. */
  appointment: { isOnly: boolean; onChange: (isOnly: boolean) => void } | null;
};

/** Edits the week's hours as text or by day. A day may have several spans, also past midnight. */
export function HoursEditor(props: HoursEditorProps) {
  const { value, error, wordsError, onChange, appointment } = props;
  const hours = value.opening_hours;
  const [areDaysOpen, openDays] = useState(
    (hours.length > 0 && value.hours_words === '') || !parseTypedHours(value.hours_words).ok,
  );

  function setDays(days: number[], spans: Span[]) {
    const others = hours.filter(({ day_of_week }) => !days.includes(day_of_week));
    const own = days.flatMap((day_of_week) => spans.map((span) => ({ day_of_week, ...span })));
    const all = [...others, ...own].toSorted((a, b) => a.day_of_week - b.day_of_week);
    onChange({ opening_hours: all });
  }

  const days = (
    <div className="mt-4 border-t border-ink">
      {weekdays.map((name, index) => (
        <DayHours
          key={name}
          name={name}
          spans={spansOf(hours, index + 1)}
          onChange={(spans) => setDays([index + 1], spans)}
          onCopy={(days) => setDays(days, spansOf(hours, index + 1))}
        />
      ))}
    </div>
  );
  return (
    <div>
      <TypedHoursField
        words={value.hours_words}
        error={wordsError}
        isTextStored={appointment !== null}
        onType={({ words, opening_hours, isByAppointment }) => {
          onChange({ hours_words: words, ...(opening_hours && { opening_hours }) });
          if (isByAppointment !== saysByAppointment(value.hours_words))
            appointment?.onChange(isByAppointment);
        }}
      />
      {error && (
        <p className="mt-3 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      {appointment ? (
        <Disclosure
          className="mt-1"
          title={t.hoursByDay}
          titleClass="font-semibold"
          open={areDaysOpen}
          onToggle={(event) => openDays(event.currentTarget.open)}
        >
          {days}
        </Disclosure>
      ) : (
        days
      )}
      {appointment && (
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={appointment.isOnly}
            onChange={(event) => appointment.onChange(event.target.checked)}
          />
          {t.byAppointmentOnly}
        </label>
      )}
    </div>
  );
}

function saysByAppointment(text: string): boolean {
  const parsed = parseTypedHours(text);
  return parsed.ok && parsed.isByAppointment;
}

function spansOf(hours: OpeningHours[], day: number): Span[] {
  return hours
    .filter(({ day_of_week }) => day_of_week === day)
    .map(({ opens, closes }) => ({ opens, closes }));
}

type DayHoursProps = {
  name: string;
  spans: Span[];
  onChange: (spans: Span[]) => void;
  /** Copies the hours to these days; ISO: 1 is Monday. */
  onCopy: (days: number[]) => void;
};

/** The hours of one weekday. */
function DayHours({ name, spans, onChange, onCopy }: DayHoursProps) {
  const isAllDay = coversAllDay(spans);
  return (
    <fieldset className="border-b border-rule py-3">
      <legend className="pt-2 font-semibold sm:float-left sm:w-32">{name}</legend>
      <div className="grid gap-2">
        {spans.length === 0 && <p className="pt-2 text-soft">{t.closed}</p>}
        {isAllDay && <p className="pt-2">{t.open24Hours}</p>}
        {!isAllDay && <TimeSpans day={name} spans={spans} onChange={onChange} />}
        <div className="flex flex-wrap gap-x-4">
          {!isAllDay && (
            <DayButton
              name={name}
              label={spans.length === 0 ? t.addHours : t.addMoreHours}
              onClick={() => onChange([...spans, nextSpan(spans)])}
            />
          )}
          {spans.length === 0 && (
            <DayButton name={name} label={t.open24Hours} onClick={() => onChange([allDay])} />
          )}
          {isAllDay && (
            <DayButton name={name} label={t.setHours} onClick={() => onChange([usualSpan])} />
          )}
          {spans.length > 0 && (
            <DayButton name={name} label={t.closed} onClick={() => onChange([])} />
          )}
          {spans.length > 0 && <CopyTo name={name} onCopy={onCopy} />}
        </div>
      </div>
    </fieldset>
  );
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** Copying takes effect at once and can be repeated, day by day. */
function CopyTo({ name, onCopy }: Pick<DayHoursProps, 'name' | 'onCopy'>) {
  const details = useRef<HTMLDetailsElement>(null);
  function copyTo(days: number[]) {
    onCopy(days);
    if (days.length > 1) details.current?.removeAttribute('open');
  }
  return (
    <Disclosure
      ref={details}
      className="open:w-full"
      title={t.copyHours({ ofDay: <span className="sr-only"> {t.hoursOfDay({ name })}</span> })}
      titleClass="text-sm"
    >
      <div className="flex flex-wrap gap-x-4">
        <DayButton name={name} label={t.copyToEveryDay} onClick={() => copyTo(everyDay)} />
        <DayButton
          name={name}
          label={t.copyToMondayToFriday}
          onClick={() => copyTo(everyDay.slice(0, 5))}
        />
        {weekdays.map(
          (day, index) =>
            day !== name && (
              <DayButton key={day} name={name} label={day} onClick={() => copyTo([index + 1])} />
            ),
        )}
      </div>
    </Disclosure>
  );
}

type DayButtonProps = { name: string; label: string; onClick: () => void };

function DayButton({ name, label, onClick }: DayButtonProps) {
  return (
    <button className="link-quiet min-h-11 text-sm" type="button" onClick={onClick}>
      {label} <span className="sr-only">{t.onDay({ name })}</span>
    </button>
  );
}

type HoursTyped = {
  words: string;
  /** The parsed week; null while nothing is understood. */
  opening_hours: OpeningHours[] | null;
  isByAppointment: boolean;
};

type TypedHoursFieldProps = {
  words: string;
  error: string | undefined;
  /** Whether the text is stored beside the week. If not, text that is not understood stops saving. */
  isTextStored: boolean;
  onType: (typed: HoursTyped) => void;
};

/** How long nothing is typed before what was typed is judged. */
const pauseMs = 1_000;

/** Hours as text, which fill in the week once parsed; the text is kept in any case. Enter sends only what is parsed. */
function TypedHoursField({ words, error, isTextStored, onType }: TypedHoursFieldProps) {
  const id = useId();
  // Incomplete words are not errors while typing. What is said of them comes after a pause and not as the field is left:
  // it would move what is about to be pressed.
  const [isTyping, setIsTyping] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unread = describeUnread(words, isTextStored);
  const problem = isTyping ? error : (unread ?? error);
  const input = useUnreadInput(isTextStored ? null : unread);

  function type(typed: string) {
    setIsTyping(true);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setIsTyping(false), pauseMs);
    const read = parseTypedHours(typed);
    const isUnderstood = read.ok && typed.trim() !== '';
    onType({
      words: typed,
      opening_hours: isUnderstood ? read.opening_hours : null,
      isByAppointment: isUnderstood && read.isByAppointment,
    });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    if (unread) event.preventDefault();
    setIsTyping(false);
  }

  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {t.typedHoursLabel}
      </label>
      <input
        className={`mt-1 block min-h-12 w-full rounded-control border-[1.5px] bg-raised px-3 ${problem ? 'border-accent' : 'border-rule-strong'}`}
        ref={input}
        id={id}
        type="text"
        placeholder={t.typedHoursPlaceholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={words}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
      />
      <p className="mt-1 text-xs text-soft" id={`${id}-hint`}>
        {t.typedHoursHint}
      </p>
      <p className="mt-1 text-sm font-medium text-accent" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  );
}

/** Describes what of the text does not fill in the week; null if all of it does. */
function describeUnread(text: string, isTextStored: boolean): string | null {
  const parsed = parseTypedHours(text);
  if (!parsed.ok) {
    const advice = isTextStored ? t.typedHoursSaved : t.typedHoursChange;
    return t.typedHoursUnread({ ...parsed, advice });
  }
  return parsed.isByAppointment && !isTextStored ? t.typedHoursByAppointment : null;
}

import type { OpeningHours } from '#app/domain/business/business.ts';
import { parseTypedHours } from '#app/domain/business/parse-typed-hours.ts';
import { weekdays } from '#app/domain/business/format-hours.ts';
import { DayHours } from './day-hours.tsx';
import type { Span } from './time-spans.tsx';
import { TypedHoursField } from './typed-hours-field.tsx';

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
  /** Whether it opens by appointment only; null where the editor does not ask. */
  appointment: { isOnly: boolean; onChange: (isOnly: boolean) => void } | null;
};

/** Edits the week's hours as text or by day. A day may have several spans, also past midnight. */
export function HoursEditor(props: HoursEditorProps) {
  const { value, error, wordsError, onChange, appointment } = props;
  const hours = value.opening_hours;

  function setDays(days: number[], spans: Span[]) {
    const others = hours.filter(({ day_of_week }) => !days.includes(day_of_week));
    const own = days.flatMap((day_of_week) => spans.map((span) => ({ day_of_week, ...span })));
    const all = [...others, ...own].toSorted((a, b) => a.day_of_week - b.day_of_week);
    onChange({ opening_hours: all });
  }

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
      {appointment && (
        <label className="mt-3 flex min-h-11 items-center gap-3">
          <input
            className="size-5 shrink-0 accent-(--accent)"
            type="checkbox"
            checked={appointment.isOnly}
            onChange={(event) => appointment.onChange(event.target.checked)}
          />
          By appointment only
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

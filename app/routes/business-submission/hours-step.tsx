import type { OpeningHours } from '#app/domain/business/business.ts';
import { weekdays } from '#app/domain/business/format-hours.ts';
import type { Content } from '#app/domain/submission/submission.ts';

const usual = { opens: '09:00', closes: '17:00' };
const allDay = { opens: '00:00', closes: '24:00' };

type HoursStepProps = {
  hours: OpeningHours[];
  error: string | undefined;
  onChange: (part: Partial<Content>) => void;
};

/** The week, day by day; a day may have several spans, and a span may end after midnight. */
export function HoursStep({ hours, error, onChange }: HoursStepProps) {
  const setDay = (day: number, spans: Omit<OpeningHours, 'day_of_week'>[]) => {
    const others = hours.filter(({ day_of_week }) => day_of_week !== day);
    const own = spans.map((span) => ({ ...span, day_of_week: day }));
    onChange({
      opening_hours: [...others, ...own].toSorted((a, b) => a.day_of_week - b.day_of_week),
    });
  };
  const copyToAll = (day: number) => {
    const spans = hours.filter(({ day_of_week }) => day_of_week === day);
    onChange({
      opening_hours: weekdays.flatMap((_, index) =>
        spans.map((span) => ({ ...span, day_of_week: index + 1 })),
      ),
    });
  };
  return (
    <div>
      <p className="text-soft">
        Leave everything empty if there are no fixed hours. A span that closes before it opens ends
        on the next day.
      </p>
      {error && (
        <p className="mt-3 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <div className="mt-4 border-t border-ink">
        {weekdays.map((name, index) => (
          <Day
            key={name}
            name={name}
            spans={hours.filter(({ day_of_week }) => day_of_week === index + 1)}
            onChange={(spans) => setDay(index + 1, spans)}
            onCopy={() => copyToAll(index + 1)}
          />
        ))}
      </div>
    </div>
  );
}

type Span = Omit<OpeningHours, 'day_of_week'>;
type DayProps = {
  name: string;
  spans: Span[];
  onChange: (spans: Span[]) => void;
  onCopy: () => void;
};

function Day({ name, spans, onChange, onCopy }: DayProps) {
  const isAllDay = spans.some(({ opens, closes }) => opens === '00:00' && closes === '24:00');
  return (
    <fieldset className="border-b border-rule py-3">
      <legend className="pt-2 font-semibold sm:float-left sm:w-28">{name}</legend>
      <div className="grid gap-2">
        {spans.length === 0 && <p className="pt-2 text-soft">Closed</p>}
        {isAllDay && <p className="pt-2">Open 24 hours</p>}
        {!isAllDay &&
          spans.map((span, index) => (
            <div
              // Spans have no name but their place in the day.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              className="flex flex-wrap items-center gap-2"
            >
              <Time
                label={`${name}, opens`}
                value={span.opens}
                onChange={(opens) => onChange(spans.with(index, { ...span, opens }))}
              />
              <span aria-hidden="true">–</span>
              <Time
                label={`${name}, closes`}
                value={span.closes}
                onChange={(closes) => onChange(spans.with(index, { ...span, closes }))}
              />
              <button
                className="link-quiet min-h-11 px-2 text-sm"
                type="button"
                aria-label={`Remove these hours of ${name}`}
                onClick={() => onChange(spans.toSpliced(index, 1))}
              >
                Remove
              </button>
            </div>
          ))}
        <div className="flex flex-wrap gap-x-4">
          {!isAllDay && (
            <DayButton
              name={name}
              label={spans.length === 0 ? 'Add hours' : 'Add a second span'}
              onClick={() => onChange([...spans, nextSpan(spans)])}
            />
          )}
          {spans.length === 0 && (
            <DayButton name={name} label="Open 24 hours" onClick={() => onChange([allDay])} />
          )}
          {isAllDay && (
            <DayButton name={name} label="Not all day" onClick={() => onChange([usual])} />
          )}
          {spans.length > 0 && (
            <>
              <DayButton name={name} label="Copy to every day" onClick={onCopy} />
              <DayButton name={name} label="Closed" onClick={() => onChange([])} />
            </>
          )}
        </div>
      </div>
    </fieldset>
  );
}

function nextSpan(spans: Span[]): Span {
  return spans.length === 0 ? usual : { opens: '18:00', closes: '22:00' };
}

type DayButtonProps = { name: string; label: string; onClick: () => void };

function DayButton({ name, label, onClick }: DayButtonProps) {
  return (
    <button className="link-quiet min-h-11 text-sm" type="button" onClick={onClick}>
      {label} <span className="sr-only">on {name}</span>
    </button>
  );
}

type TimeProps = { label: string; value: string; onChange: (value: string) => void };

function Time({ label, value, onChange }: TimeProps) {
  return (
    <input
      className="min-h-11 rounded-control border-[1.5px] border-rule-strong bg-raised px-2"
      type="time"
      aria-label={label}
      value={value === '24:00' ? '00:00' : value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

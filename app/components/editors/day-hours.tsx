import { useRef } from 'react';
import { weekdays } from '#app/domain/business/format-hours.ts';
import { type Span, TimeSpans, isWholeDay, nextSpan, usualSpan, wholeDay } from './time-spans.tsx';

type DayHoursProps = {
  name: string;
  spans: Span[];
  onChange: (spans: Span[]) => void;
  /** Copies the hours to these days; ISO: 1 is Monday. */
  onCopy: (days: number[]) => void;
};

/** The hours of one weekday. */
export function DayHours({ name, spans, onChange, onCopy }: DayHoursProps) {
  const isAllDay = isWholeDay(spans);
  return (
    <fieldset className="border-b border-rule py-3">
      <legend className="pt-2 font-semibold sm:float-left sm:w-32">{name}</legend>
      <div className="grid gap-2">
        {spans.length === 0 && <p className="pt-2 text-soft">Closed</p>}
        {isAllDay && <p className="pt-2">Open 24 hours</p>}
        {!isAllDay && <TimeSpans day={name} spans={spans} onChange={onChange} />}
        <div className="flex flex-wrap gap-x-4">
          {!isAllDay && (
            <DayButton
              name={name}
              label={spans.length === 0 ? 'Add hours' : 'Add more hours'}
              onClick={() => onChange([...spans, nextSpan(spans)])}
            />
          )}
          {spans.length === 0 && (
            <DayButton name={name} label="Open 24 hours" onClick={() => onChange([wholeDay])} />
          )}
          {isAllDay && (
            <DayButton name={name} label="Set hours" onClick={() => onChange([usualSpan])} />
          )}
          {spans.length > 0 && (
            <DayButton name={name} label="Closed" onClick={() => onChange([])} />
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
    <details ref={details} className="open:w-full">
      <summary className="link-quiet inline-flex min-h-11 items-center text-sm">
        Copy<span className="sr-only"> the hours of {name}</span>…
      </summary>
      <div className="flex flex-wrap gap-x-4">
        <DayButton name={name} label="Copy to every day" onClick={() => copyTo(everyDay)} />
        <DayButton
          name={name}
          label="Copy to Monday to Friday"
          onClick={() => copyTo(everyDay.slice(0, 5))}
        />
        {weekdays.map(
          (day, index) =>
            day !== name && (
              <DayButton key={day} name={name} label={day} onClick={() => copyTo([index + 1])} />
            ),
        )}
      </div>
    </details>
  );
}

type DayButtonProps = { name: string; label: string; onClick: () => void };

function DayButton({ name, label, onClick }: DayButtonProps) {
  return (
    <button className="link-quiet min-h-11 text-sm" type="button" onClick={onClick}>
      {label} <span className="sr-only">on {name}</span>
    </button>
  );
}

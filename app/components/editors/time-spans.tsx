import { isMidnight } from '#app/domain/business/format-hours.ts';
import * as t from '#app/messages/components/editors.tsx';
/** A time span of a day; it ends on the next day if it closes at or before it opens. */
export type Span = { opens: string; closes: string };

export const usualSpan: Span = { opens: '09:00', closes: '17:00' };
export const allDay: Span = { opens: '00:00', closes: '24:00' };

type TimeSpansProps = {
  /** 'Monday', 'Nov 26' */
  day: string;
  spans: Span[];
  onChange: (spans: Span[]) => void;
};

/** The time fields of one day's spans. */
export function TimeSpans({ day, spans, onChange }: TimeSpansProps) {
  return spans.map((span, index) => (
    <div
      // oxlint-disable-next-line react/no-array-index-key -- spans have no name but their place in the day, and every field is controlled
      key={index}
      className="flex flex-wrap items-center gap-x-2 gap-y-1"
    >
      <Time
        label={t.opensLabel({ day })}
        value={span.opens}
        onChange={(opens) => onChange(spans.with(index, { ...span, opens }))}
      />
      <span aria-hidden="true">–</span>
      <Time
        label={t.closesLabel({ day })}
        value={span.closes}
        onChange={(closes) => onChange(spans.with(index, { ...span, closes }))}
      />
      {span.closes !== '' && span.closes <= span.opens && (
        <span className="text-sm text-soft">
          {isMidnight(span.closes) ? t.midnight : t.theNextDay}
        </span>
      )}
      {spans.length > 1 && (
        <button
          className="link-quiet min-h-11 px-2 text-sm"
          type="button"
          aria-label={t.removeHoursOf({ day })}
          onClick={() => onChange(spans.toSpliced(index, 1))}
        >
          {t.removeHours}
        </button>
      )}
    </div>
  ));
}

/** Returns the default for an additional span. */
export function nextSpan(spans: Span[]): Span {
  return spans.length === 0 ? usualSpan : { opens: '18:00', closes: '22:00' };
}

export function coversAllDay(spans: Span[]): boolean {
  return spans.some(({ opens, closes }) => opens === '00:00' && closes === '24:00');
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

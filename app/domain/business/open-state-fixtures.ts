import type { Hours } from './business.ts';
import { formatOpenState } from './format-hours.ts';
import { getOpenState } from './open-state.ts';

export type OpenStateCase = {
  name: string;
  hours: Partial<Hours>;
  /** With an offset, so that the test does not depend on the code it tests. */
  at: string;
  says: string;
};

export const everyDay = [1, 2, 3, 4, 5, 6, 7];
export const weekdays = [1, 2, 3, 4, 5];

/** Returns the open state in words; in New York unless the hours say otherwise. */
export function words(hours: Partial<Hours>, now: Date): string {
  const { label, detail } = formatOpenState(getOpenState(withDefaults(hours), now));
  return [label, detail].filter(Boolean).join(' · ');
}

export function withDefaults(hours: Partial<Hours>): Hours {
  return {
    time_zone: 'America/New_York',
    opening_hours: [],
    special_hours: [],
    temporarily_closed: false,
    ...hours,
  };
}

export function daily(days: number[], ...spans: string[]): Pick<Hours, 'opening_hours'> {
  const opening_hours = days.flatMap((day_of_week) =>
    spans.map((span) => {
      const [opens = '', closes = ''] = span.split('-');
      return { day_of_week, opens, closes };
    }),
  );
  return { opening_hours };
}

export function special(date: string, ...spans: (string | null)[]): Pick<Hours, 'special_hours'> {
  const special_hours = spans.map((span) => {
    const [opens = null, closes = null] = span?.split('-') ?? [];
    return { date, opens, closes, note: null };
  });
  return { special_hours };
}

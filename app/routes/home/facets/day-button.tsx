import type { SearchQuery } from '#app/domain/search/search.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import * as t from '#app/messages/routes/home/results.tsx';
import { describeDay } from '../describe-search.ts';

export const dayPickerId = 'day-picker';

type DayButtonProps = { query: SearchQuery; className: string };

/** Opens the choice of a day and time; says which is chosen. */
export function DayButton({ query, className }: DayButtonProps) {
  return (
    <button className={className} type="button" popoverTarget={dayPickerId}>
      <Icon name="clock" className="size-4" />
      <span>
        <span className="sr-only">{t.dayAndTimeLabel}</span>
        {describeDay(query) ?? t.anyDay}
      </span>
    </button>
  );
}

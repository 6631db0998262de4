import { type FormEvent, useId } from 'react';
import { useNavigate } from 'react-router';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { usePresentSearch } from '#app/components/search/use-present-search.ts';
import { type Day, days } from '#app/domain/search/search-choices.ts';
import { type SearchQuery, searchParameters } from '#app/domain/search/search.ts';
import { weekdays } from '#app/domain/business/format-hours.ts';
import { useSearchLink } from './result-links.tsx';

/** Parameters of the form itself, and those that a new search drops. */
const own = new Set<string>(['day', 'time', 'date', 'open', 'cursor', 'metro']);

/** "Open on Friday at 9 PM". Works without JavaScript. */
export function OpenAtForm({ query }: { query: SearchQuery }) {
  const id = useId();
  const navigate = useNavigate();
  const link = useSearchLink();
  const present = usePresentSearch();
  // Only known parameters: the server ignores others.
  const kept = searchParameters.filter((name) => present.has(name) && !own.has(name));

  // Reads the fields, which may have been changed before hydration.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const { day, time } = fields as { day: Day; time: string };
    void navigate(link({ day, time, date: null, open: null }), {
      preventScrollReset: true,
      state: keepFocus,
    });
  }

  return (
    <form
      className="mt-1 grid grid-cols-[1fr_1fr] gap-2"
      method="get"
      onSubmit={submit}
      aria-label="Open at a day and time"
    >
      {kept.map((name) => (
        <input key={name} type="hidden" name={name} value={present.get(name) ?? ''} />
      ))}
      <label className="sr-only" htmlFor={`${id}-day`}>
        Day
      </label>
      <select id={`${id}-day`} className="field-small" name="day" defaultValue={query.day ?? 'fri'}>
        {days.map((name, index) => (
          <option key={name} value={name}>
            {weekdays[index]}
          </option>
        ))}
      </select>
      <label className="sr-only" htmlFor={`${id}-time`}>
        Time
      </label>
      <input
        id={`${id}-time`}
        className="field-small"
        type="time"
        name="time"
        required
        defaultValue={query.time ?? '19:00'}
      />
      <button className="button-line col-span-2 min-h-11 py-1 text-sm" type="submit">
        Apply
      </button>
    </form>
  );
}

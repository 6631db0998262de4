import { type FormEvent, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { useNow } from '#app/components/listing/use-now.ts';
import { useCurrentSearch } from '#app/components/search/search-address.ts';
import { keepFocus } from '#app/components/site/page-heading.tsx';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import { resolveDayWord } from '#app/domain/search/day-word.ts';
import type { ComingDay } from '#app/domain/search/read-date.ts';
import { searchParameters } from '#app/domain/search/search.ts';
import * as t from '#app/messages/routes/home/results.tsx';
import { useSearchLink } from '../results/result-links.tsx';
import type { ResultsData } from '../view-data.ts';
import { dayPickerId } from './facets.tsx';

/** Parameters of the form itself, and those that a new search drops. */
const own = new Set<string>(['day', 'time', 'date', 'open', 'cursor', 'metro']);

type DayPickerProps = Pick<ResultsData, 'query' | 'days' | 'timeZone' | 'renderedAt'>;

/**
 * Chooses when a business must be open: one of the next days by a link, or any date and time by a
 * form. A popover, so that it works without JavaScript, and the browser moves the focus.
 */
export function DayPicker({ query, days, timeZone, renderedAt }: DayPickerProps) {
  const id = useId();
  const navigate = useNavigate();
  const link = useSearchLink();
  const present = useCurrentSearch();
  // Only known parameters: the server ignores others.
  const hiddenFields = searchParameters.filter((name) => present.has(name) && !own.has(name));
  const chosen = query.time === undefined ? query.date : undefined;
  const now = useNow(renderedAt);
  // Without JavaScript the server reads the word. With it the page may still be from another day.
  const today = useHydrated() ? findLocalDate(timeZone, now) : null;
  const dateOf = ({ word, date }: ComingDay) =>
    today === null ? word : (resolveDayWord(word, today) ?? date);
  const anyDay = { day: null, time: null, date: null, open: null };

  // Reads the fields, which may have been changed before hydration.
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    const { date, time } = fields as { date: string; time: string };
    close(event.currentTarget);
    void navigate(link({ ...anyDay, date, time }), { preventScrollReset: true, state: keepFocus });
  }

  return (
    <div
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-y-auto rounded-card border-[1.5px] border-ink bg-raised p-5 whitespace-normal text-ink shadow-float backdrop:bg-[#0006]"
      id={dayPickerId}
      popover="auto"
      role="dialog"
      aria-label={t.dayAndTime}
    >
      <ul className="divide-y divide-rule">
        {query.date !== undefined || query.day !== undefined ? (
          <DayLink name={t.anyDay} to={link(anyDay)} isChosen={false} />
        ) : null}
        {days.map((day) => (
          <DayLink
            key={day.word}
            name={day.name}
            to={link({ ...anyDay, date: dateOf(day) })}
            isChosen={day.date === chosen}
          />
        ))}
      </ul>
      <form
        className="mt-4 grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-2"
        method="get"
        onSubmit={submit}
        aria-label={t.openAtDayAndTime}
      >
        {hiddenFields.map((name) => (
          <input key={name} type="hidden" name={name} value={present.get(name) ?? ''} />
        ))}
        <label className="text-sm text-soft" htmlFor={`${id}-date`}>
          {t.date}
        </label>
        <label className="text-sm text-soft" htmlFor={`${id}-time`}>
          {t.timeOptional}
        </label>
        <input
          id={`${id}-date`}
          className="field-small min-h-11"
          type="date"
          name="date"
          required
          defaultValue={query.date ?? days[0]?.date}
        />
        <input
          id={`${id}-time`}
          className="field-small min-h-11"
          type="time"
          name="time"
          defaultValue={query.time}
        />
        <button className="button-solid col-span-2 mt-1 min-h-11 text-sm" type="submit">
          {t.apply}
        </button>
      </form>
    </div>
  );
}

type DayLinkProps = { name: string; to: string; isChosen: boolean };

function DayLink({ name, to, isChosen }: DayLinkProps) {
  return (
    <li>
      <Link
        className={`flex min-h-11 items-center hover:text-accent ${isChosen ? 'font-semibold' : ''}`}
        to={to}
        rel="nofollow"
        preventScrollReset
        state={keepFocus}
        aria-current={isChosen ? 'true' : undefined}
        onClick={({ currentTarget }) => close(currentTarget)}
      >
        {name}
      </Link>
    </li>
  );
}

/** Returns the focus to the button that opened it. */
function close(inside: HTMLElement) {
  inside.closest<HTMLElement>('[popover]')?.hidePopover();
}

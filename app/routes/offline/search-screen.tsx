import { useEffect, useId, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readSavedCity } from '#app/browser/offline/city-store.ts';
import { useNow } from '#app/components/listing/use-now.ts';
import type { readTextForIndex } from '#app/components/search/read-text-for-index.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { filterByHours } from '#app/domain/business/filter-by-hours.ts';
import { searchMetroIndex } from '#app/domain/metro-index/search-metro-index.ts';
import { findOpeningTime } from '#app/domain/search/search-choices.ts';
import { compareText, formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/offline.ts';
import { listWays, without } from './list-ways.ts';
import { SavedRow, openedAt, useTitle } from './offline-parts.tsx';

export type LoadedCity = NonNullable<Awaited<ReturnType<typeof readSavedCity>>>;

/** Returns what this browser has stored; null for nothing, undefined until known. */
export function useSavedCity() {
  const [saved, setSaved] = useState<LoadedCity | null | undefined>(undefined);
  useEffect(() => {
    async function readFirst() {
      setSaved(await find());
    }
    void readFirst();
  }, []);
  return { saved, reread: async () => setSaved(await find()) };
}

function find(): Promise<LoadedCity | null> {
  return readSavedCity().catch(() => null);
}

/**
 * Returns what reads a text as the database does, once it is needed and loaded; until then the words are only looked for.
 */
function useTextReader(isNeeded: boolean) {
  const [reader, setReader] = useState<{ read: typeof readTextForIndex } | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    void import('#app/components/search/read-text-for-index.ts').then(
      ({ readTextForIndex: read }) => setReader({ read }),
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? reader?.read : undefined;
}

const rowsAtOnce = 20;

/** Searches the stored data by words, category and open now; the URL contains the search. */
export function SearchScreen({ city, contents: { index, guides, vocabulary } }: LoadedCity) {
  const [urlQuery, setUrlQuery] = useSearchParams();
  // The URL follows too late for fields: on a slow device letters and choices were lost.
  const [query, setQuery] = useState(urlQuery);
  const [shown, setShown] = useState(rowsAtOnce);
  const nowMs = useNow(openedAt).getTime();
  const [words, category] = [query.get('q') ?? '', query.get('category') ?? ''];
  const readText = useTextReader(words !== '');
  const { results, leftOut, missingTime, ways } = useMemo(() => {
    const now = new Date(nowMs);
    const find = (asked: URLSearchParams) => {
      const valueOf = (name: string) => asked.get(name) ?? undefined;
      const q = valueOf('q') ?? '';
      const [open, day, time, date] = ['open', 'day', 'time', 'date'].map(valueOf);
      const chosen = findOpeningTime({ open, day, time, date });
      return searchMetroIndex(index, {
        words: q,
        isTyping: true,
        ...(readText && {
          text: readText(q, {
            vocabulary,
            now,
            timeZone: index.metro.time_zone,
            readsTime: chosen === null,
            takesCategory: !asked.get('category'),
            takesPlace: true,
          }),
        }),
        ...(asked.get('category') && { category: valueOf('category') }),
        ...filterByHours(chosen, now),
      });
    };
    const answer = find(query);
    return { ...answer, ways: answer.results.length > 0 ? [] : listWays(query, index, find) };
  }, [index, vocabulary, query, nowMs, readText]);
  useTitle(t.cityTitle({ name: city.name }));

  function show(next: URLSearchParams) {
    setShown(rowsAtOnce);
    setQuery(next);
    setUrlQuery(next, { replace: true, preventScrollReset: true });
  }

  function change(name: string, value: string) {
    const next = without(query, [name]);
    if (value !== '') next.set(name, value);
    show(next);
  }

  return (
    <div className="mt-6">
      <PageHeading>{city.name}</PageHeading>
      <SearchForm
        words={words}
        category={category}
        isOpenNow={query.get('open') === 'now'}
        categories={index.categories}
        onChange={change}
      />
      <p className="mt-5 text-soft tabular-nums" role="status">
        {describe(results.length)}
        {leftOut.length > 0 && t.resultsWithout({ terms: leftOut.join(' ') })}
        {missingTime && t.noneOpen}
      </p>
      {ways.length > 0 && (
        <ul>
          {ways.map(({ label, rest }) => (
            <li key={label}>
              <button
                type="button"
                className="link-quiet min-h-11 font-medium"
                onClick={() => show(rest)}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ol className="mt-3 divide-y divide-rule border-y border-rule">
        {results.slice(0, shown).map((listing) => (
          <li key={listing.slug} className="py-4">
            <SavedRow listing={listing} date={query.get('date') ?? undefined} />
          </li>
        ))}
      </ol>
      {results.length > shown && (
        <button
          type="button"
          className="button-line mt-6"
          onClick={() => setShown(shown + rowsAtOnce)}
        >
          {t.showMore}
        </button>
      )}
      {guides.length > 0 && (
        <TitledSection className="mt-12" id="guides" title={t.guides} headingClass="text-section">
          <ul className="mt-3">
            {guides.map(({ slug, title }) => (
              <li key={slug}>
                <a
                  className="link-quiet inline-flex min-h-11 items-center"
                  href={`/cityguides/${slug}`}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

function describe(count: number): string {
  return count === 0 ? t.noResults : t.results({ count, formatted: formatCount(count) });
}

type SearchFormProps = {
  words: string;
  category: string;
  isOpenNow: boolean;
  categories: { slug: string; name: string }[];
  onChange: (name: string, value: string) => void;
};

function SearchForm({ words, category, isOpenNow, categories, onChange }: SearchFormProps) {
  const id = useId();
  const field =
    'mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3';
  return (
    // Not a form: there is nothing to send, and results update with each letter.
    <search
      aria-label={t.searchLabel}
      className="mt-5 grid grid-cols-1 items-end gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]"
    >
      <div>
        <label className="text-sm font-semibold" htmlFor={`${id}-words`}>
          {t.whatLabel}
        </label>
        <input
          id={`${id}-words`}
          className={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => onChange('q', target.value)}
        />
      </div>
      <div>
        <label className="text-sm font-semibold" htmlFor={`${id}-category`}>
          {t.categoryLabel}
        </label>
        <select
          id={`${id}-category`}
          className={field}
          value={category}
          onChange={({ target }) => onChange('category', target.value)}
        >
          <option value="">{t.allCategories}</option>
          {categories
            .toSorted((a, b) => compareText(a.name, b.name))
            .map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
        </select>
      </div>
      <label className="inline-flex min-h-12 items-center gap-2 font-medium">
        <input
          type="checkbox"
          checked={isOpenNow}
          onChange={({ target }) => onChange('open', target.checked ? 'now' : '')}
        />
        {t.openNow}
      </label>
    </search>
  );
}

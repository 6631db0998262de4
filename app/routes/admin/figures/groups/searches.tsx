import { Link, useFetcher } from 'react-router';
import { fetchAnswer } from '#app/browser/session/fetch-answer.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import {
  findOtherKinds,
  findUnmetDemand,
  type OtherKind,
  type UnmetDemand,
} from '#app/domain/demand/demand-calls.ts';
import type { Counts } from '#app/domain/health/health.ts';
import { formatLocalDay } from '#app/domain/text/text.ts';
import { unmetDemandTitle } from '#app/messages/domain/search.ts';
import { type Figure, type FigureGroup, toFigure } from '../figure.ts';

/** What people look for and do not find. */
export const searchFigures: FigureGroup = {
  title: 'Searches',
  about: 'Without the words searched or who searched, unless three people searched the same.',
  ranges: [28, 7],
  load: ({ db, days }) => [
    fetchAnswer<Counts>(db, '/api/health/counts').then((counts) => toEmpty(counts, days)),
    findUnmetDemand({ db }, null).then((found) => [toDemand(found ?? [])]),
    findOtherKinds({ db }).then((found) => [toOther(found ?? [])]),
  ],
};

function toEmpty({ searches: { days, places } }: Counts, range: number): Figure[] {
  return [
    toFigure(
      days.slice(-range).map(({ day, searches }, index) => ({
        time: day,
        value: searches,
        isUnfinished: index === range - 1,
      })),
      {
        title: 'Searches without results',
        about: 'Every page without results counts, including reloads and crawlers.',
        what: 'Day',
        formatTime: formatLocalDay,
        isWhole: true,
      },
    ),
    {
      title: 'Searches without results, by place',
      about: 'In the last 28 days.',
      none: 'All searches found something.',
      table: {
        columns: [{ name: 'Place' }, { name: 'Searches', isNumber: true }],
        rows: places.map(({ name, searches }) => [name, searches]),
      },
    },
  ];
}

function toDemand(demand: UnmetDemand[]): Figure {
  return {
    title: unmetDemandTitle,
    about:
      'By city, words that at least three people searched for without results in one of the last four weeks. They are shown on the city’s page; hide what does not belong there.',
    none: 'None in the last four weeks.',
    table: {
      columns: [
        { name: 'Words' },
        { name: 'City' },
        { name: 'People', isNumber: true },
        { name: 'On the page' },
      ],
      rows: demand
        .filter(({ unopened }) => !unopened)
        .map(({ words, city, people }) => [
          words,
          city,
          people,
          { value: 'shown', shown: <HideDemand words={words} /> },
        ]),
    },
  };
}

function HideDemand({ words }: { words: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="hideDemand" button={`Hide “${words}”`} variant="line">
      <input type="hidden" name="words" value={words} />
    </SignedInForm>
  );
}

function toOther(kinds: OtherKind[]): Figure {
  return {
    title: 'Businesses in no category',
    about: 'What the listings in “Other” say that they are. Frequent words may deserve a category.',
    none: 'No listing in “Other” says what it is.',
    table: {
      columns: [
        { name: 'Kind of business' },
        { name: 'Listings', isNumber: true },
        { name: 'Examples' },
      ],
      rows: kinds.map(({ words, listings, examples }) => [
        words,
        listings,
        {
          value: examples.map(({ name }) => name).join(', '),
          shown: (
            <ul>
              {examples.map(({ name, slug }) => (
                <li key={slug}>
                  <Link className="link-quiet" to={`/business/${slug}`}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          ),
        },
      ]),
    },
  };
}

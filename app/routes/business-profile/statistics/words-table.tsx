import type { Statistics } from '#app/domain/statistics/statistics.ts';
import { formatCount } from '#app/domain/text/text.ts';

type WordsTableProps = { words: Statistics['words']; days: number };

/** The words of searches that led to the listing. */
export function WordsTable({ words, days }: WordsTableProps) {
  return (
    <section className="rule-double mt-12" aria-labelledby="words">
      <h2 className="pt-4 text-section font-bold" id="words">
        Searches that led here
      </h2>
      <p className="mt-2 max-w-[65ch] text-soft">
        What people searched for before they opened this listing. A search appears once three people
        have used the same words on one day, to protect their privacy.
      </p>
      {words.length === 0 ? (
        <p className="mt-4 max-w-[65ch]">
          In these {days} days no search was used by three people.
        </p>
      ) : (
        <table className="mt-4 w-full max-w-xl text-sm tabular-nums">
          <caption className="sr-only">Searches that led here in the last {days} days</caption>
          <thead>
            <tr className="border-b-[1.5px] border-ink text-left">
              <th className="py-2 pr-4" scope="col">
                Words
              </th>
              <th className="py-2 text-right" scope="col">
                People
              </th>
            </tr>
          </thead>
          <tbody>
            {words.map(({ words: text, people }) => (
              <tr key={text} className="border-b border-rule">
                <th className="py-2 pr-4 text-left font-medium break-words" scope="row">
                  {text}
                </th>
                <td className="py-2 text-right">{formatCount(people)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

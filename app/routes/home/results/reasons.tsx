import { Link } from 'react-router';
import { useNow } from '#app/components/listing/use-now.ts';
import * as t from '#app/messages/routes/home/reasons.ts';
import { describeReasons } from './describe-reasons.ts';
import type { ShownListing } from '../packed-view.ts';
import type { ResultsData } from '../view-data.ts';

type ReasonsProps = {
  listing: ShownListing;
  search: Pick<ResultsData, 'query' | 'answer' | 'renderedAt'>;
};

/** Why a listing is in the results and where, loaded when somebody asks. */
export function Reasons({ listing, search }: ReasonsProps) {
  const { order, facts } = describeReasons({ listing, ...search }, useNow(search.renderedAt));
  return (
    <div className="mt-1 max-w-[62ch] rounded-control bg-sunk p-3 text-sm">
      <p>{order}</p>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {facts.map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">
        {t.noPaidPlacement}{' '}
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to="/blog/how-results-are-ranked"
        >
          {t.howOrdered}
        </Link>
      </p>
    </div>
  );
}

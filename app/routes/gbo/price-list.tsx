import { Link } from 'react-router';

const prices = [
  { what: 'A listing', price: '$0' },
  { what: 'Claiming it, with a verified badge', price: '$0' },
  { what: 'Photos, special hours, edits', price: '$0' },
  { what: 'Answering reviews', price: '$0' },
  { what: 'Figures: views, calls, directions', price: '$0' },
  { what: 'A better place in the results', price: 'not for sale' },
];

/** The prices, in the look of a menu. */
export function PriceList() {
  return (
    <section
      className="shell mt-20 grid grid-cols-1 gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
      aria-labelledby="prices"
    >
      <div>
        <h2 id="prices" className="text-section">
          What it will cost
        </h2>
        <p className="mt-3 max-w-[44ch] text-soft">
          Nothing, now or when all of it is built, and there is no larger plan to grow into. Results
          are ordered by what people search for, how near you are and how you are rated.{' '}
          <Link className="link-quiet text-ink" to="/about">
            Why we do it this way
          </Link>
        </p>
      </div>
      <dl className="rounded-card bg-raised px-6 py-4 shadow-card sm:px-8 sm:py-6">
        {prices.map(({ what, price }) => (
          <div key={what} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <dt>{what}</dt>
            <dd className="flex grow items-baseline gap-3 font-display font-bold whitespace-nowrap tabular-nums">
              <span className="leader" aria-hidden="true" />
              {price}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

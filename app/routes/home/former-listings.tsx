import { Link } from 'react-router';
import type { ResultsData } from './view-data.ts';

/** Closed and moved listings with the searched name, and what happened to them. */
export function FormerListings({ former }: Pick<ResultsData, 'former'>) {
  return former.map(({ slug, name, city, state, status }) => (
    <p key={slug} className="mt-3">
      <Link className="link-quiet font-semibold" to={`/business/${slug}`} prefetch="intent">
        {name}
      </Link>{' '}
      in {city}, {state} has {status === 'moved' ? 'moved' : 'permanently closed'}.
    </p>
  ));
}

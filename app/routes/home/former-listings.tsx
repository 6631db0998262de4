import { Link } from 'react-router';
import * as t from '#app/messages/routes/home/results.tsx';
import type { ResultsData } from './view-data.ts';

/** Closed and moved listings with the searched name, and what happened to them. */
export function FormerListings({ former }: Pick<ResultsData, 'former'>) {
  return former.map(({ slug, name, city, state, status }) => {
    const whatHappened = status === 'moved' ? t.hasMoved : t.hasClosed;
    return (
      <p key={slug} className="mt-3">
        {whatHappened({
          name: (
            <Link className="link-quiet font-semibold" to={`/business/${slug}`} prefetch="intent">
              {name}
            </Link>
          ),
          place: `${city}, ${state}`,
        })}
      </p>
    );
  });
}

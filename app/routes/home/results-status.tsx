import { describeSearch, resultCount } from './describe-search.ts';
import type { ResultsData } from './view-data.ts';

/**
 * Announces the number of results; stays mounted between searches, so that new text is read out.
 */
export function ResultsStatus(data: Pick<ResultsData, 'query' | 'answer'>) {
  return (
    <p className="sr-only" role="status">
      {`${resultCount(data.answer)} for ${describeSearch(data)}`}
    </p>
  );
}

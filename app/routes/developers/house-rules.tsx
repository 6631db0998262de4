import { Link } from 'react-router';
import { rateLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';

/** Limits, attribution and formats. */
export function HouseRules() {
  return (
    <div className="prose">
      <ul>
        <li>
          <strong>Link back.</strong> Link to the listing where you show it: its <code>url</code>,
          or <code>/business/</code> and its slug. Do not use it for unwanted email or calls, and do
          not republish the whole directory as your own (<Link to="/terms#machines">terms</Link>).
        </li>
        <li>
          <strong>Respect the limits.</strong> One address may search {rateLimits.search.requests}{' '}
          times a minute and request {rateLimits.files.requests} listings; each endpoint lists its
          limit. Beyond that you get status 429 with <code>Retry-After</code> in seconds.
        </li>
        <li>
          <strong>Dates and hours</strong> are ISO 8601. Times of day are in the listing’s time
          zone; <code>time_zone</code> gives it. A span that closes at or before it opens ends on
          the next day.
        </li>
        <li>
          <strong>Pages</strong> follow one another by <code>cursor</code>; the header{' '}
          <code>Link</code> names the next one.
        </li>
        <li>
          <strong>Unknown parameters</strong> are an error, so typos show. We may add fields to
          responses: ignore those you do not know.
        </li>
        <li>
          <strong>Responses are the same for everyone.</strong> No cookie is read or set, and
          scripts of other sites may read them (CORS).
        </li>
        <li>
          <strong>Questions?</strong> Write to{' '}
          <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a> with the{' '}
          <code>request_id</code> of the answer.
        </li>
      </ul>
    </div>
  );
}

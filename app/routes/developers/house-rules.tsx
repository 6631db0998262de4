import { Link } from 'react-router';
import { rateLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';

/** Limits, attribution and formats. */
export function HouseRules() {
  return (
    <div className="prose">
      <ul>
        <li>
          <strong>Link back.</strong> Show what you find with a link to the listing: its{' '}
          <code>url</code>, or <code>/business/</code> and its slug. Do not send unwanted mail or
          calls by it, and do not republish the whole directory as your own (
          <Link to="/terms#machines">terms</Link>).
        </li>
        <li>
          <strong>Ask in measure.</strong> One address may search {rateLimits.search.requests} times
          a minute and ask for {rateLimits.files.requests} listings; each operation says its own
          limit. Who asks more gets the status 429 with <code>Retry-After</code> in seconds.
        </li>
        <li>
          <strong>Dates and hours</strong> are ISO 8601. Times of day are on the clock of the
          listing, whose <code>time_zone</code> stands beside them. A span that closes at or before
          it opens ends on the next day.
        </li>
        <li>
          <strong>Pages</strong> follow one another by <code>cursor</code>; the header{' '}
          <code>Link</code> names the next one.
        </li>
        <li>
          <strong>Unknown parameters</strong> are an error, so that a typo shows. Fields may be
          added to answers: read over what you do not know.
        </li>
        <li>
          <strong>Answers are the same for everybody.</strong> No cookie is read or set, and scripts
          of other sites may read them (CORS).
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

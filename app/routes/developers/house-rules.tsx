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

/** How a program gets an API key for a higher limit, and how it uses the key. */
export function KeyRules({ origin }: { origin: string }) {
  return (
    <>
      <p className="max-w-[62ch] text-soft">
        Does your program need more than the open limits?{' '}
        {/* As a document, so that the anchor survives signing in. */}
        <Link className="link-quiet" to="/account-settings#keys" reloadDocument>
          Make a key in your account settings
        </Link>{' '}
        and send it with each request. Then {rateLimits.keys.requests} requests a minute count per
        key, across all endpoints and tools, from any address. Responses are the same with and
        without a key.
      </p>
      <pre className="mt-3 rounded-card bg-sunk p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{`curl -H 'Authorization: Bearer ms_…' '${origin}/api/search?q=pizza'`}</code>
      </pre>
      <p className="mt-3 max-w-[62ch] text-soft">
        Keep keys on a server: browsers cannot send them from another site. A revoked key stops
        working within a minute.
      </p>
    </>
  );
}

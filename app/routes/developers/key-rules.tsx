import { Link } from 'react-router';
import { rateLimits } from '#app/config/limits.ts';

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

import { Link } from 'react-router';
import { rateLimits } from '#app/config/limits.ts';
import { site } from '#app/config/site.ts';
import * as t from '#app/messages/routes/developers.tsx';

const strong = (text: string) => <strong>{text}</strong>;
const code = (text: string) => <code>{text}</code>;

/** Limits, attribution and formats. */
export function HouseRules() {
  return (
    <div className="prose">
      <ul>
        <li>
          {t.linkBack({ strong, code, link: (text) => <Link to="/terms#machines">{text}</Link> })}
        </li>
        <li>
          {t.respectLimits({
            strong,
            code,
            searches: rateLimits.search.requests,
            listings: rateLimits.files.requests,
          })}
        </li>
        <li>{t.datesAndHours({ strong, code })}</li>
        <li>{t.pages({ strong, code })}</li>
        <li>{t.unknownParameters({ strong })}</li>
        <li>{t.sameForAll({ strong })}</li>
        <li>
          {t.contact({
            strong,
            code,
            mail: <a href={`mailto:${site.contactEmail}`}>{site.contactEmail}</a>,
          })}
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
        {t.keysText({
          requests: rateLimits.keys.requests,
          // As a document, so that the anchor survives signing in.
          link: (text) => (
            <Link className="link-quiet" to="/account-settings#keys" reloadDocument>
              {text}
            </Link>
          ),
        })}
      </p>
      <pre className="mt-3 rounded-card bg-sunk p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{`curl -H 'Authorization: Bearer ms_…' '${origin}/api/search?q=pizza'`}</code>
      </pre>
      <p className="mt-3 max-w-[62ch] text-soft">{t.keysSafety}</p>
    </>
  );
}

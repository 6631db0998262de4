import { Link } from 'react-router';
import { limits } from '#app/config/limits.ts';

/** Explains how visits are counted. */
export function HowCounted({ timeZone }: { timeZone: string }) {
  return (
    <section className="rule-double mt-12" aria-labelledby="how-counted">
      <h2 className="pt-4 text-section font-bold" id="how-counted">
        How this is counted
      </h2>
      <ul className="mt-3 max-w-[65ch] list-disc space-y-1.5 pl-5">
        <li>
          By day in the listing’s time zone, {nameTimeZone(timeZone)}; today is not over yet. Each
          visitor counts once a day, no matter how often they visit or tap.
        </li>
        <li>
          Bots that identify themselves are not counted, nor are signed-in visits by you, your
          colleagues and our admins.
        </li>
        <li>
          People whose browser runs no JavaScript or asks not to be tracked are not counted either.
          People who share an internet address and a kind of browser count as one. The real numbers
          are somewhat higher.
        </li>
        <li>
          No cookies are used and no visitor’s address is stored. Only these totals are kept, for{' '}
          {limits.statisticsDays} days. See our{' '}
          <Link className="link-quiet" to="/privacy-policy#visits">
            privacy policy
          </Link>
          .
        </li>
      </ul>
    </section>
  );
}

/** Returns 'Central Time'. */
function nameTimeZone(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const part = format.formatToParts().find(({ type }) => type === 'timeZoneName');
  return part?.value ?? timeZone;
}

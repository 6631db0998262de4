import { useSyncExternalStore } from 'react';
import { reportStore } from '#app/browser/errors/error-reports.ts';

const none: never[] = [];

/** The reports that this page has sent: to the error tracker, or without one to the log. */
export function SentReports({ isReporting }: { isReporting: boolean }) {
  const reports = useSyncExternalStore(reportStore.subscribe, reportStore.get, () => none);
  return (
    <section className="rule-double mt-12" aria-labelledby="reported">
      <h2 className="pt-4 text-section font-bold" id="reported">
        What was reported
      </h2>
      <p className="mt-3 text-soft" role="status">
        {describe(isReporting, reports.length)}
      </p>
      <ol className="mt-4">
        {reports.map(({ id, kind, event }) => (
          <li key={id} className="border-t border-rule py-3">
            <p className="font-semibold">{kind}</p>
            <p className="text-sm break-all text-soft">Report {id}</p>
            <details>
              <summary className="link-quiet inline-flex min-h-11 items-center text-sm">
                All of it
              </summary>
              <pre className="overflow-x-auto rounded-control bg-sunk p-4 text-xs whitespace-pre-wrap">
                {JSON.stringify(event, null, 2)}
              </pre>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

function describe(isReporting: boolean, count: number): string {
  const where = isReporting ? '' : ' No error tracker is set up here: reports go to the log alone.';
  if (count === 0) return `Nothing yet. Reporting starts when the page has loaded.${where}`;
  return `${count === 1 ? 'One report was sent.' : `${count} reports were sent.`}${where}`;
}

import { type ReactNode, useState } from 'react';
import { Form, isRouteErrorResponse, useRouteLoaderData } from 'react-router';
import { reportStore } from '#app/browser/errors/error-reports.ts';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { hasStoredSession } from '#app/browser/session/session-store.ts';
import { useStore } from '#app/browser/use-store.ts';
import { BusyScreen, ErrorScreen } from '#app/components/errors/error-screen.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import type { Route } from './+types/sentry-test';

/** The reports that this page has sent: to the error tracker, or without one to the log. */
function SentReports({ isReporting }: { isReporting: boolean }) {
  const reports = useStore(reportStore);
  return (
    <TitledSection
      className="rule-double mt-12"
      id="reported"
      title="Reports"
      headingClass="pt-4 text-section font-bold"
    >
      <p className="mt-3 text-soft" role="status">
        {describe(isReporting, reports.length)}
      </p>
      <ol className="mt-4">
        {reports.map(({ id, kind, event }) => (
          <li key={id} className="border-t border-rule py-3">
            <p className="font-semibold">{kind}</p>
            <p className="text-sm break-all text-soft">Report {id}</p>
            <Disclosure title="Full report" titleClass="text-sm">
              <pre className="overflow-x-auto rounded-control bg-sunk p-4 text-xs whitespace-pre-wrap">
                {JSON.stringify(event, null, 2)}
              </pre>
            </Disclosure>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

function describe(isReporting: boolean, count: number): string {
  const where = isReporting
    ? ''
    : ' No error tracker is set up here, so reports go only to the log.';
  if (count === 0) return `No reports yet. Reporting starts when the page has loaded.${where}`;
  return `${count === 1 ? 'One report was sent.' : `${count} reports were sent.`}${where}`;
}

export const handle = {
  searchParams: ['raise'],
  limit: (query) => (query.get('raise') === 'loader' ? 'testErrors' : 'pages'),
  isPrivate: true,
} satisfies ScreenHandle;

/** @throws Error on request, to test a failing loader, within the limit */
export function loader({ url }: Route.LoaderArgs) {
  if (url.searchParams.get('raise') === 'loader') {
    throw createTestError('Loader');
  }
  return null;
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex' };
}

export default function SentryTest() {
  const isReporting = useIsReporting();
  const [isBroken, setIsBroken] = useState(false);
  const [answer, setAnswer] = useState<WorkerAnswer | null>(null);
  if (isBroken) throw createTestError('Render');

  return (
    <div className="shell max-w-3xl py-12 sm:py-16">
      <p className="kicker text-accent">For operators of this site</p>
      <PageHeading className="mt-3">Error reports</PageHeading>
      <p className="mt-4 text-lg text-soft">
        Each button raises one kind of error in this browser only. The reports are listed below: the
        kind of error and where in the code it happened, without anything people typed.
      </p>
      <ul className="mt-8">
        <Trial name="While the screen renders" outcome="The error screen replaces this screen.">
          <Trigger onPress={() => setIsBroken(true)}>Raise a render error</Trigger>
        </Trial>
        <Trial
          name="In an event handler"
          outcome="The screen does not change; the error is reported."
        >
          <Trigger
            onPress={() => {
              throw createTestError('Event handler');
            }}
          >
            Raise an event-handler error
          </Trigger>
        </Trial>
        <Trial
          name="In a promise without a handler"
          outcome="The screen does not change; the error is reported."
        >
          <Trigger onPress={() => void Promise.reject(createTestError('Promise'))}>
            Raise an unhandled rejection
          </Trigger>
        </Trial>
        <Trial name="In a loader" outcome="The server reports the error, too.">
          <Form>
            <button className="button-line" type="submit" name="raise" value="loader">
              Raise a loader error
            </button>
          </Form>
        </Trial>
        <Trial name="In the Worker" outcome={describeAnswer(answer)}>
          <Trigger onPress={() => void raiseInWorker().then(setAnswer)}>
            Raise a worker error
          </Trigger>
        </Trial>
      </ul>
      <SentReports isReporting={isReporting} />
    </div>
  );
}

function Trial(props: { name: string; outcome: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-rule py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold">{props.name}</h2>
        <p className="text-sm text-soft" aria-live="polite">
          {props.outcome}
        </p>
      </div>
      {props.children}
    </li>
  );
}

function Trigger({ children, onPress }: { children: ReactNode; onPress: () => void }) {
  return (
    <button className="button-line" type="button" onClick={onPress}>
      {children}
    </button>
  );
}

function describeAnswer(answer: WorkerAnswer | null): string {
  if (answer === null) {
    return 'The server reports the error and returns the id of the request.';
  }
  if (answer.status === 401 || answer.status === 403) {
    return 'Only admins can raise this error. Please sign in as an admin.';
  }
  if (answer.status === 429) return 'You have reached the limit. Please try again in an hour.';
  return `The server returned status ${answer.status}. The id in its log and report is ${answer.requestId}.`;
}

export function meta(): Route.MetaDescriptors {
  return privateMeta('Error reports');
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isReporting = useIsReporting();
  if (isRouteErrorResponse(error)) return <BusyScreen />;
  const name = error instanceof Error ? error.name : 'Error';
  return (
    <>
      <title>{`Something went wrong · ${site.name}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen error={error} details={name} canRevalidate />
      <div className="shell max-w-3xl pb-16">
        <SentReports isReporting={isReporting} />
      </div>
    </>
  );
}

/** Creates an error with a careless message: its e-mail address and words must not be reported. */
function createTestError(where: string): Error {
  return new Error(`${where}: ada.private@example.com typed "my secret words"`);
}

type WorkerAnswer = { status: number; requestId: string };

/**
 * Makes the Worker fail once, which it does for admins.
 * @throws TypeError if it cannot be reached
 */
async function raiseInWorker(): Promise<WorkerAnswer> {
  const headers = hasStoredSession() ? await getAuthorization(await openSession()) : {};
  const response = await fetch('/api/errors/test', { method: 'POST', headers });
  return { status: response.status, requestId: response.headers.get('X-Request-Id') ?? '' };
}

/** Returns whether errors are reported; the loader of routes/base-layout says so for all screens. */
function useIsReporting(): boolean {
  const baseData = useRouteLoaderData<{ sentry_dsn: string | null }>('base-layout');
  return Boolean(baseData?.sentry_dsn);
}

import { type ReactNode, useState } from 'react';
import { Form, isRouteErrorResponse } from 'react-router';
import { BusyScreen } from '#app/components/errors/busy-screen.tsx';
import { ErrorScreen } from '#app/components/errors/error-screen.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/private-meta.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { useIsReporting } from './use-is-reporting.ts';
import { site } from '#app/config/site.ts';
import type { Route } from './+types/sentry-test';
import { type WorkerAnswer, createTestError, raiseInWorker } from './raise.ts';
import { SentReports } from './sent-reports.tsx';

export const handle = {
  reads: ['raise'],
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
      <p className="kicker text-accent">For the people who run this site</p>
      <PageHeading className="mt-3">Break something</PageHeading>
      <p className="mt-4 text-lg text-soft">
        Each button makes one kind of error happen, here and nowhere else. Below stands what was
        reported of it: what kind, where in the code, and nothing that anybody typed.
      </p>
      <ul className="mt-8">
        <Trial name="While the screen is drawn" outcome="The error screen takes this one’s place.">
          <Trigger onPress={() => setIsBroken(true)}>Raise a render error</Trigger>
        </Trial>
        <Trial name="In answer to a tap" outcome="Nothing is to be seen; it is reported.">
          <Trigger
            onPress={() => {
              throw createTestError('Event handler');
            }}
          >
            Raise an event-handler error
          </Trigger>
        </Trial>
        <Trial name="A promise nobody waits for" outcome="Nothing is to be seen; it is reported.">
          <Trigger onPress={() => void Promise.reject(createTestError('Promise'))}>
            Raise an unhandled rejection
          </Trigger>
        </Trial>
        <Trial name="While a screen’s data is loaded" outcome="The server reports it too.">
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
    return 'The server reports it, and answers with the number of the request.';
  }
  if (answer.status === 401 || answer.status === 403) {
    return 'The server does this for admins alone. Please sign in as one.';
  }
  if (answer.status === 429) return 'That was enough for now. Please try again in an hour.';
  return `The server answered ${answer.status}; its log and its report say ${answer.requestId}.`;
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

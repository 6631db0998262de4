import { useRevalidator } from 'react-router';
import { settle } from '#app/components/signed-in/later.ts';
import { requireRole } from '#app/components/signed-in/require-role.ts';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { TitledPart } from '#app/components/signed-in/titled-part.tsx';
import type { HealthParts } from '#app/domain/health/health.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { askWorker } from '#app/browser/session/ask-worker.ts';
import { inTime } from '#app/components/signed-in/in-time.ts';
import { findDatabaseState, findHealth } from '#app/domain/health/health-calls.ts';
import { findSummary } from '#app/domain/metric/find-summary.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Route } from './+types/health';
import { Answering } from './answering.tsx';
import { Clocks } from './clocks.tsx';
import { DatabaseFacts } from './database-state.tsx';
import { DeadLetters } from './dead-letters.tsx';
import { replay } from './replay.ts';
import { SlowestScreens } from './slowest-screens.tsx';
import { Traffic } from './traffic.tsx';
import { useLookAgain } from './use-look-again.ts';
import { Violations } from './violations.tsx';
import { WaitingTable } from './waiting.tsx';

const screensOfDays = 7;

/** Loads all sections at once; each succeeds or fails independently. */
function loadHealth({ db }: { db: Db }) {
  return {
    parts: inTime(askWorker<HealthParts>(db, '/api/health/parts')),
    state: inTime(findHealth({ db })),
    database: inTime(findDatabaseState({ db })),
    screens: inTime(findSummary({ db, now: new Date() }, { days: screensOfDays, by: 'path' })),
  };
}

export const handle = { isPrivate: true, title: 'Health' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'Only admins see the state of things.' }),
];

/** The screen reloads automatically. */
const everyMs = 30_000;
/** More often while something does not respond, because that may be over soon. */
const everyMsInTrouble = 5_000;

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const { parts, state, database, screens } = loadHealth(context.get(signedInContext));
  const settled = await Promise.all([
    settle(parts),
    settle(state),
    settle(database),
    settle(screens),
  ]);
  return { requestedAtMs: Date.now(), settled };
}

export const clientAction = signedInForms({ replay });

/** Whether everything works; for admins. A section that fails says so, and the others are shown. */
export default function HealthScreen({ loaderData }: Route.ComponentProps) {
  const { requestedAtMs, settled } = loaderData;
  const [parts, state, database, screens] = settled;
  const { revalidate, state: asking } = useRevalidator();
  // A failed section has a retry button, which reloading would take away.
  const cameWhole = !settled.some(({ of }) => of instanceof Promise);
  useLookAgain(cameWhole ? chooseRhythm(parts.of) : null);
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-2xl text-lg text-soft">
          {cameWhole ? 'Asked again by itself while you look.' : 'Asked just now.'} What cannot be
          known says so; nothing here is a guess.
        </p>
        <button
          className="button-line"
          type="button"
          aria-disabled={asking === 'loading'}
          onClick={() => asking === 'idle' && void revalidate()}
        >
          Look again
        </button>
      </div>
      <TitledPart id="answers" title="What answers">
        <ScreenPart of={parts.of} what="what the Worker knows">
          {(known) => <Answering {...known} nowMs={requestedAtMs} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart id="waits" title="What waits">
        <ScreenPart of={state.of} what="what waits">
          {(known) => <WaitingTable state={known} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="dead-letters"
        title="Dead letters"
        about="Beacons that the database refused again and again while it worked. Once the reason is mended, they can be written; after thirty days they are forgotten."
      >
        <ScreenPart of={state.of} what="the dead letters">
          {({ dead_letters, now }) => <DeadLetters letters={dead_letters} now={now} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart id="clocks" title="Clocks" about="What the site does by itself.">
        <ScreenPart of={state.of} what="the clocks">
          {({ cron_runs, now }) => <Clocks cron_runs={cron_runs} now={now} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="traffic"
        title="Errors and cache"
        about="As the Worker counts requests that reach it; each server tells some seconds later. What Cloudflare answers before it is not among them."
      >
        <ScreenPart of={parts.of} what="the requests">
          {({ traffic }) => <Traffic hours={traffic} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="violations"
        title="Kept from pages"
        about="What browsers did not let a page do, because our rules for pages forbid it: told by browsers in seven days, counted by day, and by nobody’s name. Most come from extensions; what is blocked on one screen in all browsers is likely a mistake of ours."
      >
        <ScreenPart of={state.of} what="what pages were kept from">
          {({ violations }) => <Violations violations={violations} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart
        id="screens"
        title="Slowest screens"
        about="As visitors’ browsers measured them in seven days."
      >
        <ScreenPart of={screens.of} what="the slowest screens">
          {(lines) => <SlowestScreens lines={lines} />}
        </ScreenPart>
      </TitledPart>
      <TitledPart id="database" title="Database">
        <ScreenPart of={database.of} what="the state of the database">
          {(known) => <DatabaseFacts state={known} nowMs={requestedAtMs} />}
        </ScreenPart>
      </TitledPart>
    </>
  );
}

function chooseRhythm(parts: HealthParts | Promise<HealthParts>): number {
  const isWell = !(parts instanceof Promise) && parts.health.status === 'ok';
  return isWell ? everyMs : everyMsInTrouble;
}

import { useState } from 'react';
import { Link } from 'react-router';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { Icon } from '#app/components/ui/icon.tsx';
import { findSetupFacts } from '#app/domain/setting/setting-calls.ts';
import {
  listSetupSteps,
  type Setup,
  type SetupFacts,
  type SetupStep,
} from '#app/domain/setting/setup-steps.ts';

/** What is missing before the directory goes live, each with where it is done or tried; what is set is folded. */
export function DirectoryChecklist({ setup, facts }: { setup: Setup; facts: SetupFacts }) {
  const steps = listSetupSteps(facts, setup);
  const done = steps.filter(({ isDone }) => isDone);
  const missing = steps.filter(({ isDone }) => !isDone);
  return (
    <ScreenSection id="start" title="Before you go live">
      <p className="mb-3 max-w-2xl text-soft">
        {missing.length === 0
          ? 'All of this is set.'
          : `${missing.length} of ${steps.length} are missing.`}{' '}
        Choose as well which <Link to="/dashboard/categories">categories</Link> are in use.
      </p>
      <Steps steps={missing} setup={setup} />
      {done.length > 0 && (
        <Disclosure title={`${done.length} set`} titleClass="text-sm">
          <Steps steps={done} setup={setup} />
        </Disclosure>
      )}
    </ScreenSection>
  );
}

function Steps({ steps, setup }: { steps: SetupStep[]; setup: Setup }) {
  if (steps.length === 0) return null;
  return (
    <ol className="max-w-2xl border-t border-rule">
      {steps.map(({ isDone, name, about, to }) => (
        <li key={name} className="flex gap-3 border-b border-rule py-3">
          <span className={isDone ? 'text-open' : 'text-ink'}>
            <Icon name={isDone ? 'check' : 'close'} />
            <span className="sr-only">{isDone ? 'Set: ' : 'Missing: '}</span>
          </span>
          <div>
            <p className="font-semibold">
              {to ? (
                <Link className="link-quiet" to={to}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </p>
            <p className="text-sm text-soft">{about}</p>
            {(isDone || name === 'Backup') && tests[name] && (
              <Test {...tests[name]} setup={setup} />
            )}
            {name === 'First listings' && !isDone && (
              <Link className="link-quiet text-sm" to="/business-submission">
                Add a business
              </Link>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

type StepTest = { button: string; run: (setup: Setup) => Promise<string> | string };

/** What tries a step, by its name. */
const tests: Partial<Record<string, StepTest>> = {
  Domain: {
    button: 'Compare with this window',
    run: ({ origin }) =>
      origin === location.origin
        ? 'Pages and emails link to where you are now.'
        : `You are at ${location.origin}: open ${origin}, and set SITE_URL if it does not answer.`,
  },
  'Email sender': {
    button: 'Send a test email',
    run: async () => {
      const { kind, failure } = await post<{ kind: string; failure?: string }>('/api/setup/mail');
      return kind === 'sent' ? 'Sent to the contact address.' : `Not sent: ${failure ?? 'unknown'}`;
    },
  },
  Turnstile: {
    button: 'Test the secret key',
    run: async () => {
      const { outcome } = await post<{ outcome: string }>('/api/setup/turnstile');
      return outcome === 'ready'
        ? 'Turnstile knows the secret key.'
        : 'Turnstile does not know the secret key: set TURNSTILE_SECRET_KEY.';
    },
  },
  Backup: {
    button: 'Look again',
    run: async () => {
      const { backup_hours: hours } = await findSetupFacts({ db: await openSession() });
      return hours === null ? 'No backup is known.' : `The last is ${hours} hours old.`;
    },
  },
};

async function post<Answer>(path: string): Promise<Answer> {
  const headers = await getAuthorization(await openSession());
  const response = await fetch(path, { method: 'POST', headers });
  if (!response.ok) throw new Error(`Status ${response.status}`);
  return response.json<Answer>();
}

function Test({ button, run, setup }: StepTest & { setup: Setup }) {
  const [said, setSaid] = useState('');
  const start = async () => {
    setSaid('Testing…');
    setSaid(await Promise.resolve(run(setup)).catch(() => 'We got no answer. Please try again.'));
  };
  return (
    <p className="text-sm">
      <button className="link-quiet min-h-11" type="button" onClick={() => void start()}>
        {button}
      </button>{' '}
      <span role="status">{said}</span>
    </p>
  );
}

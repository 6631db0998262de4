import { Link, useFetcher, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { NarrowScreen } from '#app/components/site/narrow-screen.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { type FormAnswer, done, findNotice, readFormText } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { sendPublicForm } from '#app/components/ui/public-form.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { choices, readChoices } from '#app/domain/notification/notification.ts';
import * as t from '#app/messages/routes/unsubscribe.ts';
import type { Route } from './+types/unsubscribe';

export const handle = { isPrivate: true } satisfies ScreenHandle;

/** The URL contains a token, so no request may send it as referrer. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer' };
}

type Step = 'confirm' | 'stopped' | 'back';

/** The result, and the next step of the screen. */
type Answer = FormAnswer & { step: Step };

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer> {
  const form = await request.formData();
  const isStopping = readFormText(form, 'intent') === 'stop';
  const does = isStopping ? 'unsubscribe' : 'resubscribe';
  const query = new URLSearchParams({ token: readFormText(form, 'token') });
  const sent = await sendPublicForm(`/api/mails/${does}?${query}`, {});
  if (sent instanceof Response && sent.ok)
    return { ...done, step: isStopping ? 'stopped' : 'back' };
  const step = isStopping ? 'confirm' : 'stopped';
  if (!(sent instanceof Response)) return { ...sent, step };
  return { kind: 'failed', notice: { ...lostLink, reason: 'lost' }, step };
}

const lostLink = {
  title: t.lostLinkTitle,
  text: t.lostLinkText,
};

const titles = {
  confirm: t.askTitle,
  stopped: t.stoppedTitle,
  back: t.resumedTitle,
};

/**
 * The target of links in mail footers. Nothing happens until somebody presses the button, because
 * mail scanners open every link.
 */
export default function Unsubscribe() {
  const [parameters] = useSearchParams();
  const isHydrated = useHydrated();
  const fetcher = useFetcher<Answer>();
  const token = isHydrated ? (parameters.get('token') ?? '') : '';
  const named = readChoices(token);
  const isLost = isHydrated && (named === null || findNotice(fetcher.data) !== null);
  const step = fetcher.data?.step ?? 'confirm';
  return (
    <NarrowScreen
      title={isLost ? lostLink.title : titles[step]}
      javascriptNeeded={t.javascriptNeeded}
    >
      {isLost ? (
        <p className="mt-4">{lostLink.text}</p>
      ) : (
        <>
          <div className="mt-4 min-h-[3lh]">
            {named?.map((name) => (
              <p key={name}>
                <strong className="block">{choices[name].label}</strong>
                {choices[name].about}
              </p>
            ))}
          </div>
          <p className="my-4 min-h-[1lh]" role="status">
            {step !== 'confirm' && answers[step]}
          </p>
          {step !== 'back' && (
            <Form
              fetcher={fetcher}
              intent={step === 'confirm' ? 'stop' : 'undo'}
              button={step === 'confirm' ? t.stop : t.undo}
              variant="wide"
            >
              <input type="hidden" name="token" value={token} />
            </Form>
          )}
        </>
      )}
      <p className="mt-6">
        <Link className="link-quiet" to="/account-settings">
          {t.chooseEmails}
        </Link>
      </p>
    </NarrowScreen>
  );
}

const answers = {
  stopped: t.stoppedText,
  back: t.resumedText,
};

export function meta(): Route.MetaDescriptors {
  return privateMeta(titles.confirm);
}

import { useEffect, useState } from 'react';
import { Link, useFetcher, useSearchParams } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { type FormAnswer, done, failed, readText } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { formatSpans } from '#app/domain/business/format-hours.ts';
import type { HolidayAnswer } from '#app/domain/holiday/holiday.ts';
import { formatShortDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/holiday-hours.ts';
import type { Route } from './+types/holiday-hours';

export const handle = { isPrivate: true } satisfies ScreenHandle;

/** The URL contains a token, so no request may send it as referrer. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer' };
}

type Answer = FormAnswer & { saved?: HolidayAnswer };

export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer> {
  const form = await request.formData();
  const answer = readText(form, 'answer');
  const found = await ask({
    token: readText(form, 'token'),
    answer,
    ...(answer === 'until' && { until: readText(form, 'until') }),
  });
  if (found !== 'failed' && found !== null) return { ...done, saved: found };
  notify('connectionError');
  return failed;
}

/** Asks the Worker, which saves an answer; null for a link that works no longer. */
async function ask(body: {
  token: string;
  answer?: string;
  until?: string;
}): Promise<HolidayAnswer | null | 'failed'> {
  if (body.token === '') return null;
  try {
    const response = await fetch('/api/holiday-hours', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.ok) return await response.json();
    return response.status === 404 ? null : 'failed';
  } catch {
    return 'failed';
  }
}

/**
 * The target of the links in mails about a holiday. Nothing is saved until somebody presses the
 * button, because mail scanners open every link.
 */
export default function HolidayHours() {
  const [parameters] = useSearchParams();
  const token = useHydrated() ? (parameters.get('token') ?? '') : null;
  const [found, setFound] = useState<HolidayAnswer | null | 'loading' | 'failed'>('loading');
  function load() {
    if (token !== null) void ask({ token }).then(setFound);
  }
  useEffect(load, [token]);
  return (
    <div className="shell min-h-svh py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <PageHeading>{t.title}</PageHeading>
        {found === 'loading' && (
          <p className="mt-6 text-soft" role="status">
            {t.loading}
          </p>
        )}
        {found === 'failed' && <LoadFailed what={t.hoursWhat} onRetry={load} />}
        {found === null && (
          <p className="mt-4">
            {t.linkBroken}{' '}
            <Link className="link-quiet" to="/business-profile">
              {t.signInToEditHours}
            </Link>
          </p>
        )}
        {typeof found === 'object' && found !== null && (
          <Question
            found={found}
            token={token ?? ''}
            chosen={parameters.get('answer') ?? 'closed'}
            until={parameters.get('until') ?? '14:00'}
          />
        )}
        <noscript>
          <p className="mt-4">{t.javascriptNeeded}</p>
        </noscript>
      </div>
    </div>
  );
}

type QuestionProps = { found: HolidayAnswer; token: string; chosen: string; until: string };

function Question({ found, token, chosen, until }: QuestionProps) {
  const fetcher = useFetcher<Answer>();
  const { id, name, city, usual, special, holiday } = fetcher.data?.saved ?? found;
  const [answer, setAnswer] = useState(chosen);
  const usually = formatSpans(usual).join(', ');
  const isUsuallyOpen = usual.some(({ opens }) => opens !== null);
  const choices = [
    { value: 'closed', text: t.closed },
    { value: 'usual', text: t.asUsual({ hours: usually }) },
    ...(isUsuallyOpen ? [{ value: 'until', text: t.openUntil }] : []),
  ];
  return (
    <>
      <p className="mt-4">
        <strong className="block" dir="auto">
          {name}, {city}
        </strong>
        {holiday.name}, <time dateTime={holiday.date}>{formatShortDate(holiday.date)}</time>
      </p>
      <p className="my-4 min-h-[1lh]" role="status">
        {special.length > 0 &&
          t.visitorsSee({
            hours: formatSpans(special).join(', '),
            isSaved: fetcher.data?.saved !== undefined,
          })}
      </p>
      <Form fetcher={fetcher} intent="answer" button={t.saveHours} look="wide">
        <input type="hidden" name="token" value={token} />
        <fieldset>
          <legend className="font-semibold">{t.hoursOn({ holiday: holiday.name })}</legend>
          {choices.map(({ value, text }) => (
            <label key={value} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="answer"
                value={value}
                checked={answer === value}
                onChange={() => setAnswer(value)}
              />
              {text}
              {value === 'until' && (
                <input
                  className="field-small min-h-11"
                  type="time"
                  name="until"
                  aria-label={t.closingTime}
                  defaultValue={until}
                  required={answer === 'until'}
                  onFocus={() => setAnswer('until')}
                />
              )}
            </label>
          ))}
        </fieldset>
      </Form>
      <p className="mt-6">
        <Link className="link-quiet" to={`/business-profile/${id}/hours`}>
          {t.editAllHours}
        </Link>
      </p>
    </>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}

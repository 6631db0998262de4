import { useState } from 'react';
import { data, Link, useFetcher } from 'react-router';
import { NarrowScreen } from '#app/components/site/narrow-screen.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { type FormAnswer, done, failed } from '#app/components/ui/form-answer.ts';
import { Form } from '#app/components/ui/form.tsx';
import { sendPublicForm } from '#app/components/ui/public-form.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { linkSecretContext, servicesContext } from '#app/context.ts';
import { formatSpans } from '#app/domain/business/format-hours.ts';
import {
  answerHolidayQuestion,
  verifyHolidayQuestion,
} from '#app/domain/holiday/holiday.server.ts';
import type { HolidayAnswer } from '#app/domain/holiday/holiday.ts';
import { formatShortDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/holiday-hours.ts';
import type { Route } from './+types/holiday-hours';

export const handle = {
  isPrivate: true,
  searchParams: ['token', 'answer', 'until', 'saved'],
  isCacheable: () => false,
} satisfies ScreenHandle;

/** Only reads: mail scanners open every link. */
export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const token = searchParams.get('token') ?? '';
  const question = await verifyHolidayQuestion(context.get(linkSecretContext), token);
  const { serviceDb: db } = context.get(servicesContext);
  const found = question && (await answerHolidayQuestion({ db }, question));
  const shown = {
    found,
    token,
    chosen: searchParams.get('answer') ?? 'closed',
    until: searchParams.get('until') ?? '14:00',
    isSaved: searchParams.get('saved') !== null,
  };
  return data(shown, { headers: { 'Cache-Control': 'no-store' } });
}

/** The URL contains a token, so no request may send it as referrer. */
export function headers({ loaderHeaders }: Route.HeadersArgs): HeadersInit {
  return { ...Object.fromEntries(loaderHeaders), 'Referrer-Policy': 'no-referrer' };
}

type Answer = FormAnswer & { saved?: HolidayAnswer };

/** Saves an answer. */
export async function clientAction({ request }: Route.ClientActionArgs): Promise<Answer> {
  const fields = Object.fromEntries(await request.formData());
  const sent = await sendPublicForm('/api/holiday-hours', fields);
  if (!(sent instanceof Response)) return sent;
  return sent.ok ? { ...done, saved: await sent.json() } : failed;
}

/**
 * The target of the links in mails about a holiday. Nothing is saved until somebody presses the
 * button. Without JavaScript its form is sent to the Worker.
 */
export default function HolidayHours({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  return (
    <NarrowScreen title={t.title}>
      {found ? (
        <Question {...loaderData} found={found} />
      ) : (
        <p className="mt-4">
          {t.linkBroken}{' '}
          <Link className="link-quiet" to="/business-profile">
            {t.signInToEditHours}
          </Link>
        </p>
      )}
    </NarrowScreen>
  );
}

type QuestionProps = {
  found: HolidayAnswer;
  token: string;
  chosen: string;
  until: string;
  isSaved: boolean;
};

function Question({ found, isSaved, ...question }: QuestionProps) {
  const fetcher = useFetcher<Answer>();
  const saved = fetcher.data?.saved;
  const { id, name, city, special, holiday } = saved ?? found;
  const choices = <Choices found={found} {...question} />;
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
            isSaved: isSaved || saved !== undefined,
          })}
      </p>
      <div className="needs-script">
        <Form fetcher={fetcher} intent="answer" button={t.saveHours} variant="wide">
          {choices}
        </Form>
      </div>
      <noscript>
        <form className="grid gap-4" method="post" action="/api/holiday-hours">
          {choices}
          <button className="button-solid" type="submit">
            {t.saveHours}
          </button>
        </form>
      </noscript>
      <p className="mt-6">
        <Link className="link-quiet" to={`/business-profile/${id}/hours`}>
          {t.editAllHours}
        </Link>
      </p>
    </>
  );
}

function Choices({ found, token, chosen, until }: Omit<QuestionProps, 'isSaved'>) {
  const { usual, holiday } = found;
  const [answer, setAnswer] = useState(chosen);
  const isUsuallyOpen = usual.some(({ opens }) => opens !== null);
  const choices = [
    { value: 'closed', text: t.closed },
    { value: 'usual', text: t.asUsual({ hours: formatSpans(usual).join(', ') }) },
    ...(isUsuallyOpen ? [{ value: 'until', text: t.openUntil }] : []),
  ];
  return (
    <>
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
    </>
  );
}

export function meta(): Route.MetaDescriptors {
  return privateMeta(t.title);
}

import { type FormEvent, useId, useState } from 'react';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { rateLimits } from '#app/config/limits.ts';
import { formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/developers.tsx';
import type { ShownOperation, ShownParameter } from './load-operations.server.ts';

type OperationSectionProps = { operation: ShownOperation; origin: string; slug: string };

/** An operation of the API: response, parameters, examples, and a form to try it. */
export function OperationSection({ operation, origin, slug }: OperationSectionProps) {
  const { id, path, summary, description, mediaType, limit, parameters } = operation;
  const example = operation.example.replace('{slug}', slug);
  return (
    <section className="border-t border-rule py-8" aria-labelledby={id}>
      <h3 id={id} className="font-display text-title font-bold">
        {summary}
      </h3>
      <p className="mt-2 font-mono text-sm wrap-anywhere">
        <code className="font-bold">GET</code> {path.replaceAll(/:(\w+)/g, '{$1}')}
      </p>
      <p className="mt-3 max-w-[62ch] text-soft">
        <WithCode text={description} /> {t.atMost({ requests: rateLimits[limit].requests })}{' '}
        {t.answers({ type: <code>{mediaType}</code> })}
      </p>
      {parameters.length > 0 && (
        <Disclosure
          className="mt-3"
          title={t.parameters({ count: parameters.length })}
          titleClass="font-semibold"
        >
          <dl className="mt-2 grid grid-cols-1 gap-x-6 text-sm wrap-anywhere sm:grid-cols-[8rem_minmax(0,1fr)]">
            {parameters.map(({ name, description: meaning, choices }) => (
              <div key={name} className="contents">
                <dt className="border-t border-rule pt-2 font-mono font-bold">{name}</dt>
                <dd className="pb-2 text-soft sm:border-t sm:border-rule sm:pt-2">
                  <WithCode text={meaning} />
                  {choices.length > 0 && (
                    <> {t.oneOf({ choices: <code>{choices.join(', ')}</code> })}</>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      <pre className="mt-3 rounded-card bg-sunk p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{`curl '${origin}${example}'`}</code>
      </pre>
      <TryForm operation={operation} example={example} />
    </section>
  );
}

/** Renders words between backticks as code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- the text never changes
      <code key={index}>{part}</code>
    ) : (
      part
    ),
  );
}

type Answer = { address: string; status: string; text: string };

/** Longer responses take browsers long to lay out. */
const shownLength = 20_000;

type TryFormProps = { operation: ShownOperation; example: string };

/**
 * Sends a request to the API and shows the response. Without JavaScript, the browser opens the
 * response for the example listing.
 */
function TryForm({ operation, example }: TryFormProps) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isSending, setIsSending] = useState(false);
  const { path, summary, parameters } = operation;
  const [action = '', query = ''] = example.split('?');
  const given = new URLSearchParams(query);

  async function sendRequest(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSending(true);
    const address = addressOf(path, event.currentTarget);
    setAnswer({ address, ...(await fetchAnswer(address)) });
    setIsSending(false);
  }

  return (
    <Disclosure
      className="mt-3"
      title={t.tryIt({
        name: summary,
        unseen: (text) => <span className="sr-only">{text}</span>,
      })}
      titleClass="font-semibold"
    >
      <form
        className="mt-2"
        action={action}
        method="get"
        aria-label={t.tryLabel({ name: summary })}
        onSubmit={(event) => void sendRequest(event)}
      >
        <div className="grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {parameters.map((parameter) => (
            <Field
              key={parameter.name}
              parameter={parameter}
              value={parameter.isInPath ? partOf(path, action) : (given.get(parameter.name) ?? '')}
            />
          ))}
        </div>
        <button className="button-line mt-4" type="submit" disabled={isSending}>
          {isSending ? t.sending : t.send}
        </button>
      </form>
      <div role="status">{answer && <ShownAnswer {...answer} />}</div>
    </Disclosure>
  );
}

function Field({ parameter, value }: { parameter: ShownParameter; value: string }) {
  const id = useId();
  const { name, choices, isInPath } = parameter;
  return (
    <div>
      <label className="block font-mono text-sm font-semibold" htmlFor={id}>
        {name}
      </label>
      {choices.length > 0 ? (
        <select id={id} className="field-small mt-1 w-full" name={name} defaultValue={value}>
          <option value="">{t.notGiven}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          id={id}
          className="field-small mt-1 w-full"
          name={isInPath ? undefined : name}
          data-part={isInPath ? name : undefined}
          defaultValue={value}
          required={isInPath}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </div>
  );
}

/**
 * Returns the part of a URL at a path's parameter: 'austin-tx' of `/api/metros/:slug/index.json`.
 */
function partOf(path: string, address: string): string {
  const index = path.split('/').findIndex((part) => part.startsWith(':'));
  return address.split('/')[index] ?? '';
}

/** Builds the URL from the form's path parameter and query. */
function addressOf(path: string, form: HTMLFormElement): string {
  const part = form.querySelector<HTMLInputElement>('[data-part]')?.value.trim() ?? '';
  const params = new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  );
  const requested = path.replace(/:\w+/, encodeURIComponent(part));
  return params.size > 0 ? `${requested}?${params}` : requested;
}

async function fetchAnswer(address: string): Promise<Omit<Answer, 'address'>> {
  try {
    const response = await fetch(address);
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
    return { status: String(response.status), text: isJson ? layOut(text) : text };
  } catch {
    return { status: t.noAnswer, text: t.unreachable };
  }
}

function layOut(json: string): string {
  return JSON.stringify(JSON.parse(json), null, 2);
}

function ShownAnswer({ address, status, text }: Answer) {
  const isCut = text.length > shownLength;
  return (
    <>
      <p className="mt-4 text-sm wrap-anywhere text-soft">
        <span className="font-semibold text-ink">{status}</span> <code>{address}</code>
      </p>
      <textarea
        className="mt-2 block h-96 w-full rounded-card border border-rule bg-sunk p-4 font-mono text-xs"
        aria-label={t.response}
        value={text.slice(0, shownLength)}
        readOnly
        spellCheck={false}
      />
      {isCut && (
        <p className="mt-1 text-sm text-soft">
          {t.firstCharacters({ shown: formatCount(shownLength), all: formatCount(text.length) })}
        </p>
      )}
    </>
  );
}

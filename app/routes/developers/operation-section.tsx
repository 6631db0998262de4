import { rateLimits } from '#app/config/limits.ts';
import * as t from '#app/messages/routes/developers.tsx';
import { TryForm } from './try-form.tsx';
import type { ShownOperation } from './load-operations.server.ts';

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
        <details className="mt-3">
          <summary className="link-quiet inline-flex min-h-11 items-center font-semibold">
            {t.parameters({ count: parameters.length })}
          </summary>
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
        </details>
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

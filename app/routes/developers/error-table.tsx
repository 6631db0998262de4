import { type ErrorCode, errorTable } from '#app/errors/app-error.ts';

/** The errors that the public API can return. */
const shown: ErrorCode[] = [
  'invalid_parameters',
  'unauthorized',
  'not_found',
  'gone',
  'method_not_allowed',
  'rate_limited',
  'backend_unavailable',
];

const example = {
  error: {
    code: 'invalid_parameters',
    message: errorTable.invalid_parameters.message,
    fields: { radius_miles: ['Please enter a number from 1 to 100.'] },
    request_id: '2f6b…',
  },
};

export function ErrorTable() {
  return (
    <>
      <p className="max-w-[62ch] text-soft">
        Every failure has one shape. <code>code</code> is for your program, <code>message</code> for
        people, <code>fields</code> says what is wrong by the name of the parameter.
      </p>
      <pre className="mt-3 rounded-card bg-sunk p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{JSON.stringify(example, null, 2)}</code>
      </pre>
      <dl className="mt-4 grid grid-cols-1 text-sm wrap-anywhere sm:grid-cols-[15rem_minmax(0,1fr)]">
        {shown.map((code) => (
          <div key={code} className="contents">
            <dt className="border-t border-rule pt-2 sm:pb-2">
              <span className="tabular-nums">{errorTable[code].status}</span>{' '}
              <code className="font-bold">{code}</code>
            </dt>
            <dd className="pb-2 text-soft sm:border-t sm:border-rule sm:pt-2">
              {errorTable[code].message}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

import type { ReactNode } from 'react';
import { data } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { type ErrorCode, errorTable } from '#app/errors/app-error.ts';
import type { Route } from './+types/developers';
import { HouseRules, KeyRules } from './house-rules.tsx';
import { findExampleSlug, loadOperations } from './load-operations.server.ts';
import { OperationSection } from './operation-section.tsx';

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

function ErrorTable() {
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

const tools = [
  { name: 'search_businesses', text: 'words, place, category, rating, opening time' },
  { name: 'get_business', text: 'everything about one business but its reviews' },
  { name: 'is_open_at', text: 'open now or at a moment, and until when' },
  { name: 'find_changes', text: 'what opened, closed and moved in a city' },
  { name: 'find_places', text: 'names of places and categories to search by' },
];

/** How assistants connect by the Model Context Protocol, and what they can do. */
function Assistants({ origin }: { origin: string }) {
  return (
    <>
      <p className="max-w-[62ch] text-soft">
        An assistant that speaks the Model Context Protocol connects to this address by streamable
        HTTP, with or without a key, and answers from the directory with links to it.
      </p>
      <pre className="mt-3 rounded-card bg-sunk p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{`${origin}/mcp`}</code>
      </pre>
      <dl className="mt-4 grid grid-cols-1 text-sm wrap-anywhere sm:grid-cols-[12rem_minmax(0,1fr)]">
        {tools.map(({ name, text }) => (
          <div key={name} className="contents">
            <dt className="border-t border-rule pt-2 font-mono font-bold sm:pb-2">{name}</dt>
            <dd className="pb-2 text-soft sm:border-t sm:border-rule sm:pt-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-[62ch] text-soft">
        Its tools are read-only, within the limits above. Errors are explained in a sentence.
      </p>
    </>
  );
}

export const handle = { listed: { path: '/developers' } } satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const [operations, slug] = await Promise.all([
    loadOperations(),
    findExampleSlug(context.get(servicesContext)),
  ]);
  return data({ operations, slug }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

const contents = [
  { id: 'rules', title: 'House rules' },
  { id: 'keys', title: 'Keys' },
  { id: 'operations', title: 'Endpoints' },
  { id: 'errors', title: 'Errors' },
  { id: 'assistants', title: 'For assistants' },
];

/** The documentation of the public API; with JavaScript, operations can be tried. */
export default function Developers({ loaderData }: Route.ComponentProps) {
  const { operations, slug } = loaderData;
  const origin = useSiteOrigin();
  return (
    <div className="shell pt-10 sm:pt-14">
      <header className="max-w-3xl">
        <p className="kicker text-accent">For developers</p>
        <PageHeading className="mt-3">The directory for your program</PageHeading>
        <p className="mt-4 text-lg text-soft">
          Everything that {site.name} shows publicly is available to programs: search, single
          listings, and whether one is open at a given time. It is free and works from any site.
        </p>
        <p className="mt-4">
          <a className="button-line" href="/openapi.json">
            OpenAPI 3.1 description
          </a>
        </p>
      </header>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav className="no-print" aria-labelledby="contents">
          <div className="rule-double lg:sticky lg:top-6">
            <h2 id="contents" className="kicker pt-3">
              On this page
            </h2>
            <ol className="mt-1 text-sm sm:columns-2 lg:columns-1">
              {contents.map(({ id, title }) => (
                <li key={id} className="break-inside-avoid">
                  <a
                    className="inline-flex min-h-11 items-center hover:text-accent hover:underline lg:min-h-9"
                    href={`#${id}`}
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        </nav>
        <div className="min-w-0">
          <Part id="rules" title="House rules">
            <HouseRules />
          </Part>
          <Part id="keys" title="Keys">
            <KeyRules origin={origin} />
          </Part>
          <Part id="operations" title="Endpoints">
            {operations.map((operation) => (
              <OperationSection
                key={operation.id}
                operation={operation}
                origin={origin}
                slug={slug}
              />
            ))}
          </Part>
          <Part id="errors" title="Errors">
            <ErrorTable />
          </Part>
          <Part id="assistants" title="For assistants">
            <Assistants origin={origin} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mb-12" aria-labelledby={id}>
      <h2 id={id} className="text-section">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({
      matches,
      title: 'For developers',
      description: `The public API of ${site.name}: search, listings and opening hours for programs and assistants, with examples to try.`,
      path: '/developers',
    }),
    { tagName: 'link', rel: 'service-desc', type: 'application/json', href: '/openapi.json' },
  ];
}

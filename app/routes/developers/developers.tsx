import type { ReactNode } from 'react';
import { data, Link } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta, useSiteOrigin } from '#app/components/site/page-meta.ts';
import { linkTo } from '#app/components/ui/link-to.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { rateLimits } from '#app/config/limits.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { type ErrorCode, errorTable } from '#app/errors/app-error.ts';
import { numberRange } from '#app/messages/errors.ts';
import * as t from '#app/messages/routes/developers.tsx';
import type { Route } from './+types/developers';
import { findExampleSlug, loadOperations } from './load-operations.server.ts';
import { OperationSection } from './operation-section.tsx';

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
  { id: 'rules', title: t.houseRules },
  { id: 'keys', title: t.keys },
  { id: 'operations', title: t.endpoints },
  { id: 'errors', title: t.errors },
  { id: 'assistants', title: t.forAssistants },
];

/** The documentation of the public API; with JavaScript, operations can be tried. */
export default function Developers({ loaderData }: Route.ComponentProps) {
  const { operations, slug } = loaderData;
  const origin = useSiteOrigin();
  return (
    <div className="shell pt-10 sm:pt-14">
      <header className="max-w-3xl">
        <p className="kicker text-accent">{t.title}</p>
        <PageHeading className="mt-3">{t.heading}</PageHeading>
        <p className="mt-4 text-lg text-soft">{t.introduction({ site: site.name })}</p>
        <p className="mt-4">
          <a className="button-line" href="/openapi.json">
            {t.openApi}
          </a>
        </p>
      </header>
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <nav className="no-print" aria-labelledby="contents">
          <div className="rule-double lg:sticky lg:top-6">
            <h2 id="contents" className="kicker pt-3">
              {t.onThisPage}
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
          <Part id="rules" title={t.houseRules}>
            <HouseRules />
          </Part>
          <Part id="keys" title={t.keys}>
            <KeyRules origin={origin} />
          </Part>
          <Part id="operations" title={t.endpoints}>
            {operations.map((operation) => (
              <OperationSection
                key={operation.id}
                operation={operation}
                origin={origin}
                slug={slug}
              />
            ))}
          </Part>
          <Part id="errors" title={t.errors}>
            <ErrorTable />
          </Part>
          <Part id="assistants" title={t.forAssistants}>
            <Assistants origin={origin} />
          </Part>
        </div>
      </div>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <TitledSection className="mb-12" id={id} title={title} headingClass="text-section">
      <div className="mt-4">{children}</div>
    </TitledSection>
  );
}

const strong = (text: string) => <strong>{text}</strong>;
const code = (text: string) => <code>{text}</code>;

/** Limits, attribution and formats. */
function HouseRules() {
  return (
    <div className="prose">
      <ul>
        <li>
          {t.linkBack({ strong, code, link: (text) => <Link to="/terms#machines">{text}</Link> })}
        </li>
        <li>
          {t.respectLimits({
            strong,
            code,
            searches: rateLimits.search.requests,
            listings: rateLimits.files.requests,
          })}
        </li>
        <li>{t.datesAndHours({ strong, code })}</li>
        <li>{t.pages({ strong, code })}</li>
        <li>{t.unknownParameters({ strong })}</li>
        <li>{t.sameForAll({ strong })}</li>
        <li>
          {t.contact({
            strong,
            code,
            mail: <a href={`mailto:${site.contact_email}`}>{site.contact_email}</a>,
          })}
        </li>
      </ul>
    </div>
  );
}

/** How a program gets an API key for a higher limit, and how it uses the key. */
function KeyRules({ origin }: { origin: string }) {
  return (
    <>
      <p className="max-w-[62ch] text-soft">
        {t.keysText({
          requests: rateLimits.keys.requests,
          // As a document, so that the anchor survives signing in.
          link: linkTo('/account-settings#keys', { reloadDocument: true }),
        })}
      </p>
      <pre className="mt-3 rounded-card bg-sunk p-4 text-sm wrap-anywhere whitespace-pre-wrap">
        <code>{`curl -H 'Authorization: Bearer ms_…' '${origin}/api/search?q=pizza'`}</code>
      </pre>
      <p className="mt-3 max-w-[62ch] text-soft">{t.keysSafety}</p>
    </>
  );
}

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
    fields: { radius_miles: [numberRange({ min: 1, max: 100 })] },
    request_id: '2f6b…',
  },
};

function ErrorTable() {
  return (
    <>
      <p className="max-w-[62ch] text-soft">
        {t.errorsText({ code: (text) => <code>{text}</code> })}
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
  { name: 'search_businesses', text: t.searchTool },
  { name: 'get_business', text: t.getTool },
  { name: 'is_open_at', text: t.openTool },
  { name: 'find_changes', text: t.changesTool },
  { name: 'find_places', text: t.placesTool },
];

/** How assistants connect by the Model Context Protocol, and what they can do. */
function Assistants({ origin }: { origin: string }) {
  return (
    <>
      <p className="max-w-[62ch] text-soft">{t.assistantsText}</p>
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
      <p className="mt-4 max-w-[62ch] text-soft">{t.toolsText}</p>
    </>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({
      matches,
      title: t.title,
      description: t.metaDescription({ site: site.name }),
      path: '/developers',
    }),
    { tagName: 'link', rel: 'service-desc', type: 'application/json', href: '/openapi.json' },
  ];
}

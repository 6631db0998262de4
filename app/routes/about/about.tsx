import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { SiteText } from '#app/components/article/site-text.tsx';
import { StreetCover } from '#app/components/pictures/cover.tsx';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { findSiteText } from '#app/domain/article/site-text.server.ts';
import * as t from '#app/messages/routes/about.tsx';
import type { Route } from './+types/about';

export const handle = {
  listed: { path: '/about' },
  hydration: 'interaction',
} satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await findSiteText(context.get(servicesContext), 'about') };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function About({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <>
      <div className="dusk overflow-hidden">
        <div className="shell pt-8 pb-6">
          <p className="kicker text-accent">{t.title({ name: site.name })}</p>
          <PageHeading size="profile" className="mt-3 max-w-[20ch]">
            {t.heading}
          </PageHeading>
        </div>
        <StreetCover className="block h-24 w-full sm:h-32" />
      </div>
      <div className="shell mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>{text === null ? <ShippedText /> : <SiteText text={text} />}</div>
        <aside className="rule-double self-start" aria-label={t.factsTitle}>
          <dl className="pt-1">
            <Fact term={t.coversLabel}>{site.area.name}</Fact>
            <Fact term={t.costsLabel}>{t.costsText}</Fact>
            <Fact term={t.programsLabel}>
              <TextLink to="/developers">{t.programsText}</TextLink>
            </Fact>
            <Fact term={t.placeNamesLabel}>
              {t.placeNamesText({
                link: (text) => (
                  <a className="link-quiet" href="https://www.geonames.org/">
                    {text}
                  </a>
                ),
              })}
            </Fact>
            <Fact term={t.contactLabel}>
              <a className="link-quiet" href={`mailto:${site.contact_email}`}>
                {site.contact_email}
              </a>
            </Fact>
          </dl>
          <Link prefetch="intent" className="button-solid mt-4 w-full" to="/">
            {t.searchDirectory}
          </Link>
          <Link prefetch="intent" className="button-line mt-3 w-full" to="/gbo">
            {t.getYourBusinessOnline}
          </Link>
        </aside>
      </div>
    </>
  );
}

function ShippedText() {
  return (
    <>
      <p className="max-w-[60ch] text-lg">{t.introduction({ name: site.name })}</p>
      <div className="mt-8 grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-2">
        <Part title={t.orderTitle}>{t.orderText}</Part>
        <Part title={t.sourcesTitle}>{t.sourcesText}</Part>
        <Part title={t.ownersTitle}>{t.ownersText}</Part>
        <Part title={t.privacyTitle}>
          {t.privacyText({
            textlink: (text) => <TextLink to="/privacy-policy">{text}</TextLink>,
          })}
        </Part>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <p className="mt-2 text-soft">{children}</p>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-b border-rule py-2">
      <dt className="text-sm text-soft">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function TextLink({ to, children }: { to: string; children: string }) {
  return (
    <Link prefetch="intent" className="link-quiet text-ink" to={to}>
      {children}
    </Link>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: t.title({ name: site.name }),
    description: t.metaDescription,
    path: '/about',
  });
}

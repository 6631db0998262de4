import { Link } from 'react-router';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { findSiteText } from '#app/domain/article/site-text.server.ts';
import { titles } from '#app/messages/routes/policies.tsx';
import * as t from '#app/messages/routes/policies/terms.tsx';
import type { Route } from './+types/terms';
import { ContactLink, PolicyPage } from './policy-page.tsx';

export const handle = { listed: policies.terms, hydration: 'interaction' } satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await findSiteText(context.get(servicesContext), 'terms') };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      name="terms"
      text={loaderData.text}
      lead={t.lead}
      sections={t.sections({
        name: site.name,
        area: site.area.name,
        law: site.governing_law,
        contact: <ContactLink />,
        settings: (text) => <Link to="/account-settings">{text}</Link>,
        contentPolicy: (text) => <Link to="/content-policy">{text}</Link>,
        api: (text) => <Link to="/developers">{text}</Link>,
      })}
    />
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = titles.terms;
  const { path } = policies.terms;
  return pageMeta({ matches, title, description: t.lead, path });
}

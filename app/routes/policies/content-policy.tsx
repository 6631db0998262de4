import { Link } from 'react-router';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { findSiteText } from '#app/domain/article/site-text.server.ts';
import { titles } from '#app/messages/routes/policies.tsx';
import * as t from '#app/messages/routes/policies/content-policy.tsx';
import type { Route } from './+types/content-policy';
import { ContactLink, PolicyPage } from './policy-page.tsx';

export const handle = { listed: policies.content, hydration: 'interaction' } satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await findSiteText(context.get(servicesContext), 'content') };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function ContentPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      name="content"
      text={loaderData.text}
      lead={t.lead}
      sections={t.sections({
        area: site.area.name,
        contact: <ContactLink />,
        terms: (text) => <Link to="/terms">{text}</Link>,
      })}
    />
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = titles.content;
  const { path } = policies.content;
  return pageMeta({ matches, title, description: t.lead, path });
}

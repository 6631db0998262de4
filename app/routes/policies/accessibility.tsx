import { pageMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findSiteText } from '#app/domain/article/site-text.server.ts';
import { titles } from '#app/messages/routes/policies.tsx';
import * as t from '#app/messages/routes/policies/accessibility.tsx';
import type { Route } from './+types/accessibility';
import { ContactLink, PolicyPage } from './policy-page.tsx';

export const handle = {
  listed: policies.accessibility,
  hydration: 'interaction',
} satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await findSiteText(context.get(servicesContext), 'accessibility') };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      name="accessibility"
      text={loaderData.text}
      lead={t.lead}
      sections={t.sections({ contact: <ContactLink /> })}
    />
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = titles.accessibility;
  const { path } = policies.accessibility;
  return pageMeta({ matches, title, description: t.lead, path });
}

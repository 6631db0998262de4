import { Link } from 'react-router';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { limits, minPeoplePerSearchTerm, counterStoredSeconds } from '#app/config/limits.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findSiteText } from '#app/domain/article/site-text.server.ts';
import { titles } from '#app/messages/routes/policies.tsx';
import * as t from '#app/messages/routes/policies/privacy-policy.tsx';
import type { Route } from './+types/privacy-policy';
import { ContactLink, PolicyPage } from './policy-page.tsx';

export const handle = { listed: policies.privacy, hydration: 'interaction' } satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  return { text: await findSiteText(context.get(servicesContext), 'privacy') };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function PrivacyPolicy({ loaderData }: Route.ComponentProps) {
  return (
    <PolicyPage
      name="privacy"
      text={loaderData.text}
      lead={t.lead}
      sections={t.sections({
        contact: <ContactLink />,
        settings: (text) => <Link to="/account-settings">{text}</Link>,
        emptySearchDays,
        metricsStoredDays: limits.metricsStoredDays,
        minPeoplePerSearchTerm,
        statisticsDays: limits.statisticsDays,
      })}
    />
  );
}

const emptySearchDays = counterStoredSeconds['empty-searches'] / 86_400;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = titles.privacy;
  const { path } = policies.privacy;
  return pageMeta({ matches, title, description: t.lead, path });
}

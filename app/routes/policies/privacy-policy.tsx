import { titles } from '#app/messages/routes/policies.tsx';
import { Link } from 'react-router';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { limits, peopleBeforeWords, tallyStoredSeconds } from '#app/config/limits.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import * as t from '#app/messages/routes/policies/privacy-policy.tsx';
import type { Route } from './+types/privacy-policy';
import { Contact, PolicyPage } from './policy-page.tsx';

export const handle = { listed: policies.privacy, hydration: 'wanted' } satisfies ScreenHandle;

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function PrivacyPolicy() {
  return (
    <PolicyPage
      name="privacy"
      lead={t.lead}
      sections={t.sections({
        contact: <Contact />,
        settings: (text) => <Link to="/account-settings">{text}</Link>,
        emptySearchDays,
        metricsStoredDays: limits.metricsStoredDays,
        peopleBeforeWords,
        statisticsDays: limits.statisticsDays,
      })}
    />
  );
}

const emptySearchDays = tallyStoredSeconds['empty-searches'] / 86_400;

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const title = titles.privacy;
  const { path } = policies.privacy;
  return pageMeta({ matches, title, description: t.lead, path });
}

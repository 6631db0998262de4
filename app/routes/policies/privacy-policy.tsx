import { pageMeta } from '#app/components/site/page-meta.ts';
import { limits } from '#app/config/limits.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { policies } from '#app/config/policies.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import type { Route } from './+types/privacy-policy';
import { PolicyPage } from './policy-page.tsx';
import { accountSections } from './privacy-account.tsx';
import { readingSections } from './privacy-reading.tsx';

export const handle = { listed: policies.privacy, starts: 'wanted' } satisfies ScreenHandle;

const lead =
  'You can read and search all of Mainstreet without telling us who you are. This page says what is kept when you do more, where, and for how long.';

export function headers(): HeadersInit {
  return publicPageHeaders;
}

export default function PrivacyPolicy() {
  return (
    <PolicyPage
      name="privacy"
      lead={lead}
      sections={[...readingSections(limits.metricsKeptDays), ...accountSections]}
    />
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  const { title, path } = policies.privacy;
  return pageMeta({ matches, title, description: lead, path });
}

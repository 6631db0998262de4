import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { findMailLink } from '#app/browser/session/mail-link.ts';
import { useHydrated } from '#app/browser/hydration.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/private-meta.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { isLinkType } from '#app/domain/session/verify-link.ts';
import type { Route } from './+types/confirm';
import { ConfirmForm } from './confirm-form.tsx';
import { linkTexts } from './link-texts.ts';

export const handle = {
  reads: ['type'],
  hasOwnSearch: true,
  isPrivate: true,
} satisfies ScreenHandle;

/** The address holds a token until the first script takes it away: nothing asked for may name it. */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer' };
}

/**
 * Where the links of mails lead. Nothing happens until somebody presses the button: programs that
 * look into mails open every link.
 */
export default function Confirm() {
  const [parameters] = useSearchParams();
  const given = parameters.get('type');
  const type = isLinkType(given) ? given : null;
  const isHydrated = useHydrated();
  // It stays on the screen when it is spent.
  const link = useMemo(() => (isHydrated ? findMailLink() : null), [isHydrated]);
  const isLost = type === null || (isHydrated && link === null);
  return (
    <div className="shell min-h-svh py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <PageHeading>{type ? linkTexts[type].title : 'Confirm'}</PageHeading>
        {isLost ? <Lost /> : <ConfirmForm type={type} link={link} />}
        <noscript>
          <p className="mt-4">Accounts need JavaScript. Searching and reading work without.</p>
        </noscript>
      </div>
    </div>
  );
}

function Lost() {
  return (
    <p className="mt-4">
      Please open the link in our email once more: this page keeps nothing of it. Or go to{' '}
      <Link className="link-quiet" to="/auth">
        signing in
      </Link>
      .
    </p>
  );
}

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const type = new URLSearchParams(location.search).get('type');
  return privateMeta(isLinkType(type) ? linkTexts[type].title : 'Confirm');
}

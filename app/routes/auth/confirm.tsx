import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { findMailLink } from '#app/browser/session/mail-link.ts';
import { useHydrated } from '#app/browser/hydration.ts';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { isLinkType } from '#app/domain/session/session-calls.ts';
import * as t from '#app/messages/routes/auth.tsx';
import type { Route } from './+types/confirm';
import { ConfirmForm, linkTexts } from './confirm-form.tsx';

export const handle = {
  searchParams: ['type'],
  hasOwnSearch: true,
  isPrivate: true,
} satisfies ScreenHandle;

/**
 * The URL contains a token until the first script removes it, so no request may send it as
 * referrer.
 */
export function headers(): HeadersInit {
  return { 'Referrer-Policy': 'no-referrer' };
}

/**
 * The target of links in mails. Nothing happens until somebody presses the button, because mail
 * scanners open every link.
 */
export default function Confirm() {
  const [parameters] = useSearchParams();
  const given = parameters.get('type');
  const type = isLinkType(given) ? given : null;
  const isHydrated = useHydrated();
  // Stays on the screen after it is used.
  const link = useMemo(() => (isHydrated ? findMailLink() : null), [isHydrated]);
  const isLost = type === null || (isHydrated && link === null);
  return (
    <div className="shell min-h-svh py-10 sm:py-16">
      <div className="mx-auto max-w-md">
        <PageHeading>{type ? linkTexts[type].title : t.confirmTitle}</PageHeading>
        {isLost ? <Lost /> : <ConfirmForm type={type} link={link} />}
        <noscript>
          <p className="mt-4">{t.javascriptNeeded}</p>
        </noscript>
      </div>
    </div>
  );
}

function Lost() {
  return (
    <p className="mt-4">
      {t.linkLost({
        link: (text) => (
          <Link className="link-quiet" to="/auth">
            {text}
          </Link>
        ),
      })}
    </p>
  );
}

export function meta({ location }: Route.MetaArgs): Route.MetaDescriptors {
  const type = new URLSearchParams(location.search).get('type');
  return privateMeta(isLinkType(type) ? linkTexts[type].title : t.confirmTitle);
}

import { useEffect } from 'react';
import { Outlet, isRouteErrorResponse, useRevalidator } from 'react-router';
import { needsSessionMeta } from '#app/components/account/early-session.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { RouteErrorScreen } from '#app/components/errors/route-error.tsx';
import { ProfileMissing } from '#app/components/signed-in/profile-missing.tsx';
import type { Refusal } from '#app/components/signed-in/require-role.ts';
import { requireSession } from '#app/components/signed-in/require-session.ts';
import { ScreenSessionContext, useOwnScreen } from '#app/components/signed-in/screen-session.ts';
import { SignInAgain } from '#app/components/signed-in/sign-in-again.tsx';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import { findTitle } from '#app/components/signed-in/signed-in-handle.ts';
import { SignedInShell } from '#app/components/signed-in/signed-in-shell.tsx';
import { privateMeta } from '#app/components/site/private-meta.ts';
import { loadToaster } from '#app/components/ui/toasts.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { AppError } from '#app/errors/app-error.ts';
import type { Route } from './+types/account';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession];

/** Without a loader of its own the layout would come from the server filled, for everybody. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { session: context.get(signedInContext).session };
}

/** The shell is the same for everybody; what a screen answers instead is not kept. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  return errorHeaders ?? publicPageHeaders;
}

export function HydrateFallback() {
  return (
    <SignedInShell>
      <p className="mt-6 text-soft" role="status">
        Loading…
      </p>
    </SignedInShell>
  );
}

/** What all screens of people with a session have in common. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { session, beganBy, key, noteEntry, meetOtherPerson } = useOwnScreen(loaderData.session);
  useEffect(() => void loadToaster(), []);
  return (
    <ScreenSessionContext value={{ session, beganBy }}>
      <SignedInShell>
        <div key={key} onInput={noteEntry} onSubmit={noteEntry}>
          <Outlet />
        </div>
      </SignedInShell>
      <SignInAgain email={session.email} onOtherPerson={meetOtherPerson} />
    </ScreenSessionContext>
  );
}

export function meta({ matches, error }: Route.MetaArgs): Route.MetaDescriptors {
  // Other errors bring a title of their own; without one React Router says null.
  const hasOwnTitle = error && !isRefusal(error) && !isUnavailable(error);
  return hasOwnTitle ? [] : [...privateMeta(findTitle(matches)), needsSessionMeta];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate } = useRevalidator();
  if (isRefusal(error)) {
    return (
      <SignedInShell>
        <Refused refusal={error.data} onRetry={() => void revalidate()} />
      </SignedInShell>
    );
  }
  if (isUnavailable(error)) {
    return (
      <SignedInShell>
        <div className="mt-6">
          <LoadFailed what="this screen" onRetry={() => void revalidate()} />
        </div>
      </SignedInShell>
    );
  }
  return <RouteErrorScreen error={error} />;
}

type RefusedProps = { refusal: Refusal; onRetry: () => void };

function Refused({ refusal, onRetry }: RefusedProps) {
  if (refusal.kind === 'no-profile') return <ProfileMissing onRetried={onRetry} />;
  return <p className="mt-6 max-w-[60ch] text-lg">{refusal.refusal}</p>;
}

function isRefusal(error: unknown): error is { data: Refusal } {
  if (!isRouteErrorResponse(error)) return false;
  return ['no-profile', 'wrong-role'].includes((error.data as Refusal | null)?.kind ?? '');
}

function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === 'backend_unavailable';
}

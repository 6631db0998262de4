import { type ReactNode, useEffect } from 'react';
import { Link, Outlet, isRouteErrorResponse, useMatches, useRevalidator } from 'react-router';
import { useSession } from '#app/browser/session/session-store.ts';
import { needsSessionMeta } from '#app/components/account/early-session.ts';
import { LoadFailed } from '#app/components/errors/load-failed.tsx';
import { RouteErrorScreen } from '#app/components/errors/route-error.tsx';
import {
  type AccessDenial,
  requireSession,
  signedInContext,
} from '#app/components/signed-in/require-session.ts';
import { ScreenSessionContext, useOwnScreen } from '#app/components/signed-in/screen-session.ts';
import { SignInAgain } from '#app/components/signed-in/sign-in-again.tsx';
import { findFallbackLink } from '#app/components/signed-in/signed-in-handle.ts';
import {
  CoveredScreen,
  ProfileMissing,
  SignedInShell,
  UnsavedDialog,
} from '#app/components/signed-in/signed-in-shell.tsx';
import { Loading } from '#app/components/ui/loading.tsx';
import { loadToaster } from '#app/components/ui/toasts.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { AppError } from '#app/errors/app-error.ts';
import * as t from '#app/messages/components/signed-in.tsx';
import type { Route } from './+types/account';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [requireSession];

/** Without it the server would render the layout with content, the same for everybody. */
export function clientLoader({ context }: Route.ClientLoaderArgs) {
  return { session: context.get(signedInContext).session };
}

/** The shell is the same for everybody and is cached; error responses are not. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  return errorHeaders ?? publicPageHeaders;
}

export function HydrateFallback() {
  return (
    <SignedInShell>
      <Loading className="mt-6" />
    </SignedInShell>
  );
}

/** The layout of all screens that need a session. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const { session, beganBy, key, isCovered, recordEntry, markSaved, discard } =
    useOwnScreen(loaderData);
  useEffect(() => void loadToaster().catch(() => undefined), []);
  return (
    <ScreenSessionContext value={{ session, beganBy, markSaved }}>
      <SignedInShell>
        {isCovered && <CoveredScreen email={session.email} />}
        <div key={key} hidden={isCovered} onInput={recordEntry} onSubmit={recordEntry}>
          <Outlet />
        </div>
      </SignedInShell>
      <SignInAgain email={session.email} onDiscard={discard} />
      <UnsavedDialog />
    </ScreenSessionContext>
  );
}

/** The shell renders the title: this function gets no match of the screens inside. */
export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  // After an error the boundary below describes the page.
  return error ? [] : [{ name: 'robots', content: 'noindex' }, needsSessionMeta];
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const matches = useMatches();
  const { revalidate } = useRevalidator();
  const retry = () => void revalidate();
  const { status } = useSession();
  // If the session was ended elsewhere and the screen fails, shows the way to sign in.
  useEffect(() => {
    if (status === 'signed-out' && error instanceof AppError) void revalidate();
  }, [status, error, revalidate]);
  const instead = findInstead(error, retry, findFallbackLink(matches));
  if (instead === null) return <RouteErrorScreen error={error} />;
  return (
    <>
      <meta name="robots" content="noindex" />
      <SignedInShell>{instead}</SignedInShell>
    </>
  );
}

/** Returns the message instead of the screen; null for other errors. */
function findInstead(
  error: unknown,
  retry: () => void,
  fallbackLink: ReturnType<typeof findFallbackLink>,
): ReactNode {
  if (isRefusal(error)) {
    const { data } = error;
    if (data.kind === 'no_profile') return <ProfileMissing onRetried={retry} />;
    return (
      <>
        <p className="mt-6 mb-6 max-w-[60ch] text-lg">{data.refusal}</p>
        <Link className="button-line" to="/dashboard">
          {t.goToDashboard}
        </Link>
      </>
    );
  }
  if (error instanceof AppError && error.status >= 500) {
    return (
      <div className="mt-6">
        <LoadFailed text={t.screenNotLoaded} why={error.message} onRetry={retry}>
          {fallbackLink && (
            <Link className="button-line" to={fallbackLink.to}>
              {fallbackLink.words}
            </Link>
          )}
        </LoadFailed>
      </div>
    );
  }
  return null;
}

function isRefusal(error: unknown): error is { data: AccessDenial } {
  if (!isRouteErrorResponse(error)) return false;
  return ['no_profile', 'wrong_role'].includes((error.data as AccessDenial | null)?.kind ?? '');
}

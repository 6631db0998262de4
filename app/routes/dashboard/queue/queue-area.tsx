import { Outlet } from 'react-router';
import { requireRole } from '#app/components/signed-in/require-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/queue-area';
import { UndoBar } from './undo-bar.tsx';

export const handle = { isPrivate: true, title: 'Review queue' } satisfies SignedInHandle;

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireRole({ isMet: isAdmin, refusal: 'This screen is for admins.' }),
];

/** The layout of the queue: list and items, with the last decision above. */
export default function QueueArea() {
  return (
    <>
      <Outlet />
      <UndoBar />
    </>
  );
}

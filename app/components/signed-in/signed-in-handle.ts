import type { UIMatch } from 'react-router';
import type { ScreenHandle } from '#app/config/screen-handle.ts';

/** The handle of a signed-in screen; the layout renders its heading and title. */
export type SignedInHandle = ScreenHandle & {
  isPrivate: true;
  /** A text, or a function of the server loader's data. */
  title: string | ((loaderData: unknown) => string);
  /** Where to go when the screen cannot be loaded; defaults to the dashboard. */
  wayOut?: WayOut;
};

type WayOut = { to: string; words: string };

const toDashboard: WayOut = { to: '/dashboard', words: 'Go to your dashboard' };

type Match = { handle?: unknown; loaderData?: unknown } | undefined;

/** Returns where to go when a screen could not be loaded; null for the dashboard itself. */
export function findWayOut(matches: readonly UIMatch[]): WayOut | null {
  const screen = matches.at(-1);
  if (screen?.pathname === toDashboard.to) return null;
  return (screen?.handle as Partial<SignedInHandle> | undefined)?.wayOut ?? toDashboard;
}

/** Returns the matched screen's title. */
export function findTitle(matches: readonly Match[]): string {
  const screen = matches.at(-1);
  const { title = '' } = (screen?.handle ?? {}) as Partial<SignedInHandle>;
  return typeof title === 'string' ? title : title(screen?.loaderData);
}

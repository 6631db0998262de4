import type { UIMatch } from 'react-router';
import type { ScreenHandle } from '#app/config/screen-handle.ts';

/** What a signed-in screen says of itself; the layout writes its heading and its title. */
export type SignedInHandle = ScreenHandle & {
  isPrivate: true;
  /** Or made from what the screen's server loader has found. */
  title: string | ((loaderData: unknown) => string);
  /** Where else to go when the screen cannot be loaded; the dashboard where it says nothing. */
  wayOut?: WayOut;
};

type WayOut = { to: string; words: string };

const toDashboard: WayOut = { to: '/dashboard', words: 'Go to your dashboard' };

type Match = { handle?: unknown; loaderData?: unknown } | undefined;

/** Where somebody goes whose screen could not be loaded; null from the dashboard, which is itself the way out. */
export function findWayOut(matches: readonly UIMatch[]): WayOut | null {
  const screen = matches.at(-1);
  if (screen?.pathname === toDashboard.to) return null;
  return (screen?.handle as Partial<SignedInHandle> | undefined)?.wayOut ?? toDashboard;
}

/** The title of the screen that is matched. */
export function findTitle(matches: readonly Match[]): string {
  const screen = matches.at(-1);
  const { title = '' } = (screen?.handle ?? {}) as Partial<SignedInHandle>;
  return typeof title === 'string' ? title : title(screen?.loaderData);
}

import type { Params, UIMatch } from 'react-router';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { lowerFirst } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/signed-in.tsx';

/** The handle of a signed-in screen; the layout renders its heading and title. */
export type SignedInHandle = ScreenHandle & {
  isPrivate: true;
  /** What the screen is: "Hours". May depend on the path's parameters and, once there, on the data. */
  title: string | ((params: Params, loaderData: never) => string);
  /**
   * Returns the name of the thing that the route has loaded, for its own screen and those inside
   * it: "Lakeview Dental", whose heading is then "Lakeview Dental: hours". Null if it has no name.
   */
  nameSubject?(loaderData: never): string | null;
  /** Where to go when the screen cannot be loaded; defaults to the dashboard. */
  fallbackLink?: FallbackLink;
};

type FallbackLink = { to: string; words: string };

const toDashboard: FallbackLink = { to: '/dashboard', words: t.goToDashboard };

/** Returns where to go when a screen could not be loaded; null for the dashboard itself. */
export function findFallbackLink(matches: readonly UIMatch[]): FallbackLink | null {
  const screen = matches.at(-1);
  if (screen?.pathname === toDashboard.to) return null;
  return (screen?.handle as Partial<SignedInHandle> | undefined)?.fallbackLink ?? toDashboard;
}

/**
 * Returns the heading and title of the matched screen, with the name of its thing once that is
 * loaded. Needs all matches: the `meta` of a layout gets only those around it.
 */
export function findTitle(matches: readonly UIMatch[]): string {
  const screen = matches.at(-1);
  const { title = '' } = (screen?.handle ?? {}) as Partial<SignedInHandle>;
  const kind =
    typeof title === 'string' ? title : title(screen?.params ?? {}, screen?.loaderData as never);
  const name = matches.map(findName).findLast((found) => found !== null);
  return name === undefined ? kind : `${name}: ${lowerFirst(kind)}`;
}

function findName({ handle, loaderData }: UIMatch): string | null {
  const { nameSubject } = (handle ?? {}) as Partial<SignedInHandle>;
  if (nameSubject === undefined || loaderData === undefined) return null;
  return nameSubject(loaderData as never) || null;
}

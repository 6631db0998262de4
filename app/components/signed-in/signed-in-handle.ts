import type { ScreenHandle } from '#app/config/screen-handle.ts';

/** What a signed-in screen says of itself; the layout writes its heading and its title. */
export type SignedInHandle = ScreenHandle & {
  isPrivate: true;
  /** Or made from what the screen's server loader has found. */
  title: string | ((loaderData: unknown) => string);
};

type Match = { handle?: unknown; loaderData?: unknown } | undefined;

/** The title of the screen that is matched. */
export function findTitle(matches: readonly Match[]): string {
  const screen = matches.at(-1);
  const { title = '' } = (screen?.handle ?? {}) as Partial<SignedInHandle>;
  return typeof title === 'string' ? title : title(screen?.loaderData);
}

import type { SitemapEntry } from '#app/domain/sitemap/sitemap.ts';
import type { Screens } from '../screens.ts';

/** Returns the screens whose handle lists them in the sitemap, each path once. */
export async function findListedScreens(screens: Screens): Promise<SitemapEntry[]> {
  const listed = (await screens.list()).flatMap(({ handle }) => handle.listed ?? []);
  const byPath = new Map(listed.map((entry) => [entry.path, entry]));
  return Array.from(byPath.values(), ({ path, changedOn }) => ({
    path,
    ...(changedOn && { updatedAt: changedOn }),
  }));
}

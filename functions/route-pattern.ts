import { matchRoutes } from 'react-router';

/** A route as React Router's build lists it. */
type ListedRoute = { path?: string; index?: boolean; parentId?: string };

export type RouteManifest = Record<string, ListedRoute | undefined>;

type Pattern = { path: string };

/**
 * The pattern of the screen at a path, like `/business/:id`: without query, hash and ids, so that
 * nobody's reading can be told from it. What is no screen's is `/*`.
 */
export type NameRoute = (path: string) => Promise<string>;

/** Matching takes longer than the rest of a cached answer; this many paths are remembered. */
const mostRemembered = 2_000;

/** @param findRoutes React Router's own list, loaded when it is first needed */
export function createRouteNamer(findRoutes: () => Promise<RouteManifest>): NameRoute {
  const remembered = new Map<string, string>();
  let patterns: Pattern[] | null = null;

  return async (path) => {
    const pathname = toScreenPath(path.split(/[?#]/)[0] ?? '/');
    const known = remembered.get(pathname);
    if (known !== undefined) {
      return known;
    }
    patterns ??= listPatterns(await findRoutes());
    const pattern = matchRoutes(patterns, pathname)?.at(-1)?.route.path ?? '/*';
    if (remembered.size >= mostRemembered) {
      remembered.clear();
    }
    remembered.set(pathname, pattern);
    return pattern;
  };
}

/** A screen's data has the screen's path and an ending; that of '/' is '/_.data'. */
function toScreenPath(pathname: string): string {
  return pathname.replace(/(?:(?<=\/)_)?\.data$/, '');
}

function listPatterns(routes: RouteManifest): Pattern[] {
  const screens = Object.values(routes).filter((route) => route?.path || route?.index);
  return screens.map((screen) => {
    const segments: string[] = [];
    for (let route = screen; route; route = routes[route.parentId ?? '']) {
      segments.unshift(route.path ?? '');
    }
    return { path: `/${segments.filter(Boolean).join('/')}` };
  });
}

import { matchRoutes } from 'react-router';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { readablePath } from './http/decode-escapes.ts';

/** A route of React Router's manifest. */
type ListedRoute = {
  path?: string;
  index?: boolean;
  parentId?: string;
  /** Every screen has a handle of this type; tests/worker/screens.test.ts checks it. */
  module?: { handle?: unknown };
};

export type RouteManifest = Record<string, ListedRoute | undefined>;

export type Screen = {
  /**
   * For example `/business/:id`: without query, hash and ids, so that it does not reveal what
   * somebody reads. The name of a request in logs and metrics. `/*` if there is no such screen.
   */
  pattern: string;
  handle: ScreenHandle;
  /**
   * The ids of its route and those around it, by which the router requests some of a page's data.
   */
  routeIds: readonly string[];
};

/** The screens that React Router renders, from its manifest. */
export type Screens = {
  /** Returns the screen of a path, or that of the 404 page. */
  get: (path: string) => Promise<Screen>;
  list: () => Promise<Screen[]>;
};

/**
 * Matching takes longer than the rest of a cached response; results are cached for this many paths.
 */
const maxRemembered = 2_000;

const nowhere: Screen = { pattern: '/*', handle: {}, routeIds: [] };

/** @param getRoutes returns React Router's manifest; called on first use */
export function createScreens(getRoutes: () => Promise<RouteManifest>): Screens {
  const remembered = new Map<string, Screen>();
  let listed: Screen[] | null = null;

  async function list(): Promise<Screen[]> {
    listed ??= listScreens(await getRoutes());
    return listed;
  }

  async function get(path: string): Promise<Screen> {
    const pathname = toScreenPath(path.split(/[?#]/)[0] ?? '/');
    const known = remembered.get(pathname);
    if (known !== undefined) {
      return known;
    }
    const routes = (await list()).map((screen) => ({ path: screen.pattern, screen }));
    const screen = matchRoutes(routes, pathname)?.at(-1)?.route.screen ?? nowhere;
    if (remembered.size >= maxRemembered) {
      remembered.clear();
    }
    remembered.set(pathname, screen);
    return screen;
  }

  return { get, list };
}

/** The data of a screen has the screen's path with an extension; that of '/' is '/_.data'. */
function toScreenPath(pathname: string): string {
  return readablePath(pathname).replace(/(?:(?<=\/)_)?\.data$/, '');
}

function listScreens(routes: RouteManifest): Screen[] {
  const screens = Object.entries(routes).filter(([, route]) => route?.path || route?.index);
  return screens.map(([id, screen]) => {
    const segments: string[] = [];
    const routeIds: string[] = [];
    for (let at = id, route = screen; route; at = route.parentId ?? '', route = routes[at]) {
      segments.unshift(route.path ?? '');
      routeIds.unshift(at);
    }
    return {
      pattern: `/${segments.filter(Boolean).join('/')}`,
      handle: screen?.module?.handle ?? {},
      routeIds,
    };
  });
}

import { matchRoutes } from 'react-router';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { readablePath } from './pages/readable-path.ts';

/** A route in the manifest of React Router's build. */
type ListedRoute = {
  path?: string;
  index?: boolean;
  parentId?: string;
  /** Every screen has a handle of this type; the test beside routes/test-nav checks it. */
  module?: { handle?: unknown };
};

export type RouteManifest = Record<string, ListedRoute | undefined>;

export type Screen = {
  /**
   * Like `/business/:id`: without query, hash and ids, so that it does not reveal what a person
   * reads. Logs and metrics name requests by it. `/*` if no screen matches.
   */
  pattern: string;
  handle: ScreenHandle;
  /**
   * Ids of its route and the routes around it, by which the router requests a part of a page's
   * data.
   */
  routeIds: readonly string[];
};

/** The pages that React Router renders, from its route manifest. */
export type Screens = {
  /** Returns the screen at a path, or the not-found screen. */
  get: (path: string) => Promise<Screen>;
  list: () => Promise<Screen[]>;
};

/** Matching takes longer than the rest of a cached response, so this many paths are remembered. */
const mostRemembered = 2_000;

const nowhere: Screen = { pattern: '/*', handle: {}, routeIds: [] };

/** @param getRoutes loads React Router's route manifest, on first use */
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
    if (remembered.size >= mostRemembered) {
      remembered.clear();
    }
    remembered.set(pathname, screen);
    return screen;
  }

  return { get, list };
}

/**
 * Strips the ending of a data request: a screen's data is at its path + '.data', '/' at '/_.data'.
 */
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

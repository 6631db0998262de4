import shapes from 'virtual:map-shapes';
import { type Bounds, type Outlines, project, showsCounties } from './map.ts';

/**
 * Returns the outlines of an area and a quarter of its size on each side, so that a map can be
 * panned a little without loading more. Loads only the states that the area touches.
 */
export async function getOutlines(area: Bounds): Promise<Outlines> {
  const covers = widen(area);
  const box = toBox(covers);
  if (!showsCounties(area)) {
    const nation = `/map/nation.svg?v=${shapes.nationVersion}`;
    return { nation, ground: null, counties: '', borders: '', covers };
  }
  const [{ default: ground }, ...states] = await Promise.all([
    shapes.loadGround(),
    ...shapes.states
      .filter((state) => touches(state.box, box))
      .map(async ({ load }) => (await load()).default),
  ]);
  return {
    nation: null,
    ground: {
      land: within(ground.land, box),
      greatLakes: within(ground.greatLakes, box),
      lakes: within(ground.lakes, box),
      rivers: draw(ground.rivers, box),
    },
    counties: draw(
      states.flatMap(({ counties }) => counties),
      box,
    ),
    borders: draw(
      states.flatMap(({ outline }) => outline),
      box,
    ),
    covers,
  };
}

function draw(found: Shape[], box: Box): string {
  return within(found, box).join('');
}

function within(found: Shape[], box: Box): string[] {
  return found.filter((shape) => touches(shape, box)).map((shape) => shape[4]);
}

function touches(one: readonly [...Box, ...unknown[]], other: Box): boolean {
  return one[0] <= other[2] && one[2] >= other[0] && one[1] <= other[3] && one[3] >= other[1];
}

function widen({ south, west, north, east }: Bounds): Bounds {
  const height = (north - south) / 4;
  const width = (east - west) / 4;
  return {
    south: Math.max(south - height, -85),
    west: west - width,
    north: Math.min(north + height, 85),
    east: east + width,
  };
}

function toBox({ south, west, north, east }: Bounds): Box {
  const northWest = project({ lat: north, lng: west });
  const southEast = project({ lat: south, lng: east });
  return [northWest.x, northWest.y, southEast.x, southEast.y];
}

/** Draws all states and the ground without colors, by ids; each map applies its theme's. */
export async function drawNation(): Promise<string> {
  const { default: paths } = await shapes.loadNation();
  const drawn = Object.entries(paths).map(
    ([id, d]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}

/** A box in world units (`worldSize`). */
export type Box = [left: number, top: number, right: number, bottom: number];

/** A shape's bounding box and SVG path data; a tuple, because there are many. */
export type Shape = [...Box, path: string];

/** A state's counties, and its outline in pieces. */
export type StateShapes = { counties: Shape[]; outline: Shape[] };

/** Path data of everything that a view of many states has. */
export type NationPaths = Record<keyof GroundShapes | 'states', string>;

/** Below the states: other countries and the Great Lakes; above them, other waters. */
export type GroundShapes = {
  land: Shape[];
  greatLakes: Shape[];
  lakes: Shape[];
  rivers: Shape[];
};

/** The exports of `virtual:map-shapes` modules; see `map-shapes-plugin.ts`. */
export type ShapeIndex = {
  /** Path data with all states and the ground, simplified, for views of many states. */
  loadNation: () => Promise<{ default: NationPaths }>;
  loadGround: () => Promise<{ default: GroundShapes }>;
  /** Changes whenever the nation is drawn differently. */
  nationVersion: string;
  states: { box: Box; load: () => Promise<{ default: StateShapes }> }[];
};

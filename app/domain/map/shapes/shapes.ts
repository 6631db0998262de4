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

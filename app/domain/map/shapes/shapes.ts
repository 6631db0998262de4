/** A box in the world's units (`worldSize`). */
export type Box = [left: number, top: number, right: number, bottom: number];

/** The box around something to draw, and the data of its SVG path; a tuple, since there are many. */
export type Shape = [...Box, path: string];

/** The areas of a state's counties, and its own outline in pieces. */
export type StateShapes = { counties: Shape[]; outline: Shape[] };

/** What the modules of `virtual:map-shapes` give; see `map-shapes-plugin.ts`. */
export type ShapeIndex = {
  /** Data of one path with the areas of all states, simplified, for views of many of them. */
  loadNation: () => Promise<{ default: string }>;
  /** Another one whenever that is drawn otherwise. */
  nationVersion: string;
  states: { box: Box; load: () => Promise<{ default: StateShapes }> }[];
};

import shapes from 'virtual:map-shapes';

/** By which a page uses the path of the drawing. */
export const nationId = 'nation';

/** A drawing of all states, without colors of its own: each map gives it those of its theme. */
export async function drawNation(): Promise<string> {
  const { default: land } = await shapes.loadNation();
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="${nationId}" vector-effect="non-scaling-stroke" d="${land}"/></svg>`;
}

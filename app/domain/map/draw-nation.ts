import shapes from 'virtual:map-shapes';

/** The id by which pages reference the drawing's path. */
export const nationId = 'nation';

/** Draws all states without colors; each map applies its theme's. */
export async function drawNation(): Promise<string> {
  const { default: land } = await shapes.loadNation();
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="${nationId}" vector-effect="non-scaling-stroke" d="${land}"/></svg>`;
}

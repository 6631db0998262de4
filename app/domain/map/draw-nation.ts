import shapes from 'virtual:map-shapes';

/** Draws all states and the ground without colors, by ids; each map applies its theme's. */
export async function drawNation(): Promise<string> {
  const { default: paths } = await shapes.loadNation();
  const drawn = Object.entries(paths).map(
    ([id, d]) => `<path id="${id}" vector-effect="non-scaling-stroke" d="${d}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join('')}</svg>`;
}

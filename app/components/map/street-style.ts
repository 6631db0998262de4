import type {
  ExpressionSpecification,
  FillLayerSpecification,
  FilterSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl';

/** Where vector tiles of OpenMapTiles' schema are, and the closest zoom that has some. */
export type VectorTiles = { tiles: string[]; maxzoom: number };

/** The page's own colors, so that streets look like the drawn map in both color schemes. */
const tokens = {
  land: '--paper-sunk',
  built: '--map-built',
  park: '--map-park',
  water: '--map-water',
  street: '--map-street',
  edge: '--map-street-edge',
  border: '--rule-strong',
  name: '--ink-soft',
  city: '--ink',
} as const;

type Colors = Record<keyof typeof tokens, string>;

/** Sizes in pixels at zoom 8, 12, 15 and 18. */
type Sizes = [number, number, number, number];

/** The widest last, which so lie above the others. */
const streetKinds: { classes: string[]; minzoom: number; widths: Sizes }[] = [
  { classes: ['path', 'track'], minzoom: 15, widths: [0, 0, 1, 4] },
  { classes: ['minor', 'service'], minzoom: 12, widths: [0, 0.5, 5, 22] },
  { classes: ['tertiary'], minzoom: 11, widths: [0, 1, 7, 26] },
  { classes: ['secondary', 'primary'], minzoom: 8, widths: [0.5, 2, 9, 32] },
  { classes: ['trunk', 'motorway'], minzoom: 5, widths: [1, 3, 11, 36] },
];

/**
 * Returns our style of OpenMapTiles' schema: ground, water, parks, streets and names, in the page's
 * colors and the system's font. Other businesses are left out: they would compete with the markers.
 */
export function streetStyle({ tiles, maxzoom }: VectorTiles): StyleSpecification {
  const colors = readColors();
  return {
    version: 8,
    sources: { streets: { type: 'vector', tiles, maxzoom } },
    layers: [...drawGround(colors), ...drawStreets(colors), ...drawNames(colors)],
  };
}

function drawGround({ land, built, park, water, edge }: Colors): LayerSpecification[] {
  return [
    { id: 'land', type: 'background', paint: { 'background-color': land } },
    fill('landcover', park, ['wood', 'grass', 'wetland', 'sand']),
    fill('landuse', park, ['cemetery', 'pitch', 'zoo', 'playground']),
    fill('park', park),
    fill('water', water),
    line('waterway', { color: water, widths: [0.5, 1, 2, 5] }),
    line('aeroway', { color: edge, widths: [0, 2, 12, 70] }),
    { ...fill('building', built), minzoom: 14 },
  ];
}

/** The edges of all streets lie below the surface of all, so that crossings are open. */
function drawStreets({ street, edge, border }: Colors): LayerSpecification[] {
  const draw = (part: string, color: string, wider: number) =>
    streetKinds.map(({ classes, minzoom, widths }) => ({
      ...line('transportation', {
        color,
        widths: widths.map((width) => width && width + wider) as Sizes,
        classes,
      }),
      id: `${part} ${classes.join(' ')}`,
      minzoom,
    }));
  const rails = line('transportation', {
    color: edge,
    widths: [0, 0.75, 1, 2],
    classes: ['rail', 'transit'],
  });
  const states = line('boundary', { color: border, widths: [1, 1.5, 2, 2] });
  return [
    { ...rails, minzoom: 11 },
    ...draw('edge', edge, 1.5),
    ...draw('street', street, 0),
    {
      ...states,
      filter: ['all', ['<=', ['get', 'admin_level'], 4], ['!=', ['get', 'maritime'], 1]],
    },
  ];
}

/** Each list comes below the next, whose names win where both would not fit. */
function drawNames({ land, water, name, city }: Colors): LayerSpecification[] {
  const streetNames = text('transportation_name', { color: name, behind: land, size: 11 });
  return [
    {
      ...streetNames,
      minzoom: 13,
      layout: {
        ...streetNames.layout,
        'symbol-placement': 'line',
        'text-size': bySize([9, 10, 12, 15]),
      },
    },
    text('water_name', { color: name, behind: water, size: 12 }),
    {
      ...text('place', { color: name, behind: land, size: 12, classes: neighborhoods }),
      minzoom: 12,
    },
    { ...text('place', { color: name, behind: land, size: 13, classes: towns }), minzoom: 8 },
    { ...text('place', { color: name, behind: land, size: 13, classes: ['state'] }), maxzoom: 7 },
    { ...text('place', { color: city, behind: land, size: 15, classes: ['city'] }), maxzoom: 14 },
  ];
}

const neighborhoods = ['suburb', 'quarter', 'neighbourhood'];
const towns = ['town', 'village', 'hamlet'];

/** Layers are named after their source layer and classes. */
function from(layer: string, classes?: string[]) {
  const filter: FilterSpecification = ['match', ['get', 'class'], classes ?? [], true, false];
  return {
    id: [layer, ...(classes ?? [])].join(' '),
    source: 'streets',
    'source-layer': layer,
    ...(classes && { filter }),
  };
}

function fill(layer: string, color: string, classes?: string[]): FillLayerSpecification {
  return { ...from(layer, classes), type: 'fill', paint: { 'fill-color': color } };
}

type Line = { color: string; widths: Sizes; classes?: string[] };

function line(layer: string, { color, widths, classes }: Line): LineLayerSpecification {
  return {
    ...from(layer, classes),
    type: 'line',
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': bySize(widths) },
  };
}

type Text = { color: string; behind: string; size: number; classes?: string[] };

function text(layer: string, { color, behind, size, classes }: Text): SymbolLayerSpecification {
  return {
    ...from(layer, classes),
    type: 'symbol',
    layout: {
      'text-field': ['coalesce', ['get', 'name:en'], ['get', 'name']],
      // Names of the system's font: without an address of glyphs MapLibre draws them itself.
      'text-font': size > 14 ? ['system-ui Bold', 'system-ui'] : ['system-ui'],
      'text-size': size,
      'text-max-width': 7,
      'symbol-sort-key': ['coalesce', ['get', 'rank'], 99],
    },
    paint: { 'text-color': color, 'text-halo-color': behind, 'text-halo-width': 1.5 },
  };
}

function bySize([far, near, close, closest]: Sizes): ExpressionSpecification {
  const zoom: ExpressionSpecification = ['zoom'];
  return ['interpolate', ['exponential', 1.4], zoom, 8, far, 12, near, 15, close, 18, closest];
}

/** Reads the tokens as the browser paints them: MapLibre does not know oklch. */
function readColors(): Colors {
  const style = getComputedStyle(document.documentElement);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const read = (token: string) => {
    if (!context) return 'gray';
    context.fillStyle = style.getPropertyValue(token);
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
  return Object.fromEntries(
    Object.entries(tokens).map(([name, token]) => [name, read(token)]),
  ) as Colors;
}

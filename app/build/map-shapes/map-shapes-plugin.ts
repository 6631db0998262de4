import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Plugin } from 'vite';
import type {
  GroundShapes,
  NationPaths,
  Shape,
  StateShapes,
} from '#app/domain/map/get-outlines.ts';
import { drawGround, drawNationGround, drawArea, drawOutline } from './draw-shapes.ts';

type Atlas = Topology<Record<string, GeometryCollection>>;
type Level = 'counties' | 'states';
type Drawn = { id: string; area: Shape; outline: Shape[] };

const prefix = 'virtual:map-shapes';
/** Square degrees: smaller corners and islands are left out of the national map. */
const cornerLeftOut = 0.03;

/**
 * The borders of states and counties by the US Census Bureau (public domain; npm package us-atlas)
 * and the ground around and on them by Natural Earth, as modules: `virtual:map-shapes` is the index, and each state is a module, so that Worker and
 * browser load only what a view needs.
 */
export function mapShapes(): Plugin {
  let modules: Promise<Map<string, string>> | null = null;
  return {
    name: 'map-shapes',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      modules ??= writeModules();
      return (await modules).get(id.slice(1)) ?? null;
    },
  };
}

async function writeModules(): Promise<Map<string, string>> {
  const atlas = await readAtlas('counties');
  const counties = drawAll(atlas, 'counties');
  const states = drawAll(atlas, 'states');
  const nation = drawAll(simplifyAtlas(await readAtlas('states')), 'states');
  const paths: NationPaths = {
    ...drawNationGround(),
    states: nation.map(({ area }) => area[4]).join(''),
  };
  return new Map([
    [
      prefix,
      writeIndex(
        states,
        createHash('sha256').update(JSON.stringify(paths)).digest('hex').slice(0, 8),
      ),
    ],
    [`${prefix}/nation`, writeData(paths)],
    [`${prefix}/ground`, writeData(drawGround())],
    ...states.map(({ id, outline }): [string, string] => {
      const own = counties.filter((county) => county.id.startsWith(id));
      const data: StateShapes = { counties: own.map(({ area }) => area), outline };
      return [`${prefix}/${id}`, writeData(data)];
    }),
  ]);
}

async function readAtlas(level: Level): Promise<Atlas> {
  const path = createRequire(import.meta.url).resolve(`us-atlas/${level}-10m.json`);
  return JSON.parse(await readFile(path, 'utf8')) as Atlas;
}

/** Removes corners, and islands too small to see. */
function simplifyAtlas(atlas: Atlas): Atlas {
  const simplified = simplify(presimplify(atlas), cornerLeftOut);
  return filter(simplified, filterAttachedWeight(simplified, cornerLeftOut)) as unknown as Atlas;
}

function drawAll(atlas: Atlas, level: Level): Drawn[] {
  const objects = atlas.objects[level] ?? { type: 'GeometryCollection', geometries: [] };
  return feature(atlas, objects).features.flatMap(({ id, geometry }) => {
    const shape = geometry as Polygon | MultiPolygon;
    return drawArea(shape).map((area) => ({ id: String(id), area, outline: drawOutline(shape) }));
  });
}

function writeIndex(states: Drawn[], nationVersion: string): string {
  const entries = states.map(
    ({ id, area }) =>
      `{ box: [${area.slice(0, 4).join(', ')}], load: () => import('${prefix}/${id}') }`,
  );
  return `export default {
    nationVersion: '${nationVersion}',
    loadNation: () => import('${prefix}/nation'),
    loadGround: () => import('${prefix}/ground'),
    states: [${entries.join(', ')}],
  };`;
}

/** Engines parse JSON faster than the equivalent object literal. */
function writeData(data: NationPaths | GroundShapes | StateShapes): string {
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});`;
}

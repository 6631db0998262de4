import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { readTable } from './read-table.ts';

type County = { name: string; state: string; boundaries: string };
type Atlas = Topology<Record<'counties' | 'states', GeometryCollection<{ name: string }>>>;

/** The counties of the US Census Bureau (public domain; npm package us-atlas). */
export const countiesFile = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');

/** Cities that are no part of a county have numbers from here. */
const firstCity = 510;
/** The states that the Census Bureau calls otherwise. */
const longNames: Record<string, string> = {
  'United States Virgin Islands': 'Virgin Islands',
  'Commonwealth of the Northern Mariana Islands': 'Northern Mariana Islands',
};
/** What they are called where not all are counties. */
const kinds: Record<string, string> = { LA: ' Parish', PR: ' Municipio', AK: ' Borough' };
const unnamed = new Set(['DC', 'AS', 'GU', 'MP', 'VI']);
const censusAreas =
  /^(Aleutians West|Bethel|Dillingham|Hoonah|Kusilvak|Nome|Prince of Wales|Southeast Fairbanks|Valdez|Yukon)/;

/** Derives the counties, each with the outlines of its parts as PostgreSQL's polygons of longitude and latitude. */
export function deriveCounties(folder?: string): County[] {
  const atlas = JSON.parse(readFileSync(countiesFile, 'utf8')) as Atlas;
  const codes = new Map(readTable('states', folder).map(({ code, name }) => [name, code]));
  const { counties, states } = atlas.objects;
  const stateOf = new Map(
    feature(atlas, states).features.map(({ id, properties: { name } }) => [
      String(id),
      codes.get(longNames[name] ?? name) ?? '',
    ]),
  );
  return feature(atlas, counties).features.map(({ id, properties: { name }, geometry }) => {
    const state = stateOf.get(String(id).slice(0, 2)) ?? '';
    const shape = geometry as Polygon | MultiPolygon;
    const parts = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates;
    return {
      name: nameCounty({ name, state, number: Number(String(id).slice(2)) }),
      state,
      boundaries: parts.map(([outline = []]) => writePolygon(outline)).join(';'),
    };
  });
}

function nameCounty({ name, state, number }: { name: string; state: string; number: number }) {
  if (unnamed.has(state) || name.endsWith(' City')) return name;
  if (state === 'AK' && censusAreas.test(name)) return `${name} Census Area`;
  return name + (number >= firstCity ? ' city' : (kinds[state] ?? ' County'));
}

/** To some 100 meters, as the outlines are. */
function writePolygon(outline: Position[]): string {
  const points = outline.map(([lng = 0, lat = 0]) => `(${lng.toFixed(3)},${lat.toFixed(3)})`);
  return `(${points.filter((point, index) => point !== points[index - 1]).join(',')})`;
}

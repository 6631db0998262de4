import { ImportError, type TableRecord } from './source.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = Record<string, Json>;
/** Cells by column. */
type Row = Map<string, string>;

/** What a file of one JSON value may need in memory; one value per line has no limit. */
const maxCharacters = 150_000_000;
const maxDepth = 6;
/** Columns are those of this many first rows. */
const rowsForHeader = 1_000;

/**
 * Reads objects as a table: GeoJSON's features, Overpass's elements, any list of objects, or one
 * object per line. What lies deeper becomes columns like "addresses.locality"; a point becomes
 * "lat" and "lng". The first record is the header.
 * @throws ImportError for a file that is no JSON or has no list of objects
 */
export async function* readJson(
  name: string,
  texts: AsyncIterable<string>,
): AsyncGenerator<TableRecord> {
  yield* toTable(readObjects(name, texts));
}

/** Yields objects as a table, of which the first record is the header; null is an object that cannot be read. */
export async function* toTable(values: AsyncIterable<Json>): AsyncGenerator<TableRecord> {
  const start: (Row | null)[] = [];
  let columns: string[] | null = null;
  for await (const value of values) {
    const row = isObject(value) ? flatten(toRow(value)) : null;
    if (columns !== null) {
      yield toRecord(columns, row);
      continue;
    }
    start.push(row);
    if (start.length < rowsForHeader) continue;
    columns = findColumns(start);
    yield* toRecords(columns, start);
  }
  if (columns === null && start.length > 0) yield* toRecords(findColumns(start), start);
}

function findColumns(rows: readonly (Row | null)[]): string[] {
  return [...new Set(rows.flatMap((row) => [...(row?.keys() ?? [])]))];
}

function* toRecords(columns: string[], rows: readonly (Row | null)[]): Generator<TableRecord> {
  yield { cells: columns, problem: null };
  for (const row of rows) yield toRecord(columns, row);
}

function toRecord(columns: readonly string[], row: Row | null): TableRecord {
  if (row === null) return { cells: [], problem: 'The line cannot be read as JSON' };
  return { cells: columns.map((column) => row.get(column) ?? ''), problem: null };
}

/** Yields the objects of a file, line by line if each line is one. */
async function* readObjects(
  name: string,
  texts: AsyncIterable<string>,
): AsyncGenerator<JsonObject | null> {
  let rest = '';
  let isByLine: boolean | null = null;
  for await (const text of texts) {
    rest += text;
    if (isByLine === null && text.includes('\n')) {
      const [first = ''] = rest.split('\n', 1);
      if (/\S/.test(rest.slice(first.length))) isByLine = parse(first) !== undefined;
    }
    if (isByLine === true) {
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      yield* lines.flatMap(readLine);
    } else if (rest.length > maxCharacters) {
      throw new ImportError(
        `${name} is too long to be read as one value; save one object per line.`,
      );
    }
  }
  if (isByLine === true) {
    yield* readLine(rest);
    return;
  }
  const whole = parse(rest) ?? parse(withoutScript(rest));
  if (whole === undefined) throw new ImportError(`${name} cannot be read as JSON.`);
  const list = findList(whole);
  if (list === null) throw new ImportError(`${name} has no list of objects.`);
  // Overpass lists the points of an area as elements without tags.
  const isTagged = list.some(({ tags }) => isObject(tags));
  yield* isTagged ? list.filter(({ tags }) => isObject(tags)) : list;
}

/** Returns the value that a script assigns, or that a note follows: `var stores = […];`. */
function withoutScript(text: string): string {
  return text.slice(text.search(/[{[]/)).replace(/[^}\]]*$/, '');
}

/** Null for a line that is no object. */
function readLine(line: string): (JsonObject | null)[] {
  if (line.trim() === '') return [];
  const value = parse(line);
  return [isObject(value) ? value : null];
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the longest list of objects in a value, up to three levels down. */
function findList(value: Json, depth = 0): JsonObject[] | null {
  if (Array.isArray(value)) {
    const objects = value.filter(isObject);
    return objects.length > 0 ? objects : null;
  }
  if (!isObject(value) || depth > 2) return null;
  const [longest] = Object.values(value)
    .map((inner) => findList(inner, depth + 1))
    .filter((list) => list !== null)
    .toSorted((a, b) => b.length - a.length);
  return longest ?? null;
}

/** Lifts what GeoJSON and Overpass put one level down, and turns a geometry into a point. */
function toRow(value: JsonObject): JsonObject {
  const { properties, tags, geometry, center, type, ...rest } = value;
  const lifted = {
    // GeoJSON's own type, "Feature", is none of the row.
    ...(type === undefined || isObject(properties) ? {} : { type }),
    ...rest,
    ...(isObject(tags) ? tags : {}),
    ...(isObject(properties) ? properties : {}),
  };
  const point = isObject(center) ? center : findPoint(geometry);
  return point === null ? lifted : { ...lifted, ...point };
}

/** Returns the first position of a geometry; for an area that is a corner, near enough to name its city. */
function findPoint(geometry: Json | undefined): JsonObject | null {
  if (!isObject(geometry)) return null;
  let position: Json | undefined = geometry.coordinates;
  while (Array.isArray(position) && Array.isArray(position[0])) [position] = position;
  if (!Array.isArray(position)) return null;
  const [lng, lat] = position;
  return typeof lng === 'number' && typeof lat === 'number' ? { lat, lng } : null;
}

/** Flattens an object to texts by path; lists of plain values are joined. */
function flatten(value: JsonObject, path = '', cells: Row = new Map(), depth = 0): Row {
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`;
    const first = Array.isArray(inner) ? inner[0] : inner;
    const hours = toHours(inner);
    if (hours !== null) cells.set(name, hours);
    else if (isObject(first) && depth < maxDepth) flatten(first, name, cells, depth + 1);
    else if (inner !== null) cells.set(name, toText(inner));
  }
  return cells;
}

/** Returns a list of days with their ends, "monday 17:30-20:00; …"; null for any other value. */
function toHours(value: Json): string | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  const spans = value.map((item) => {
    const { day, open, close } = isObject(item) ? item : {};
    return [day, open, close].every((part) => typeof part === 'string')
      ? `${toText(day)} ${toText(open)}-${toText(close)}`
      : null;
  });
  return spans.includes(null) ? null : spans.join('; ');
}

function toText(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(toText).join('; ');
  return isObject(value) ? JSON.stringify(value) : String(value ?? '');
}

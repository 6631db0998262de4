import { expect, test } from 'vitest';
import { closest, fitView } from '#app/domain/map/map-view.ts';
import { type MapMarker, clusterMarkers, findNextCluster, placeFlag } from './map-marker.ts';

const area = { south: 30, west: -98, north: 31, east: -97 };
const view = fitView(area, { width: 500, height: 600 });

const marker = (id: string, lat: number, lng: number): MapMarker => ({
  id,
  lat,
  lng,
  name: id,
  detail: '',
  to: `/business/${id}`,
  isApproximate: false,
});

test('markers that would cover each other become one, and part when the map comes closer', () => {
  const markers = [marker('a', 30.5, -97.5), marker('b', 30.501, -97.501), marker('c', 31, -97)];
  const clusters = clusterMarkers(markers, view);
  expect(clusters.map((cluster) => cluster.markers.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['c'],
  ]);
  const closer = fitView(
    { south: 30.5, west: -97.501, north: 30.501, east: -97.5 },
    view,
    closest.any,
  );
  expect(clusterMarkers(markers, closer)).toHaveLength(3);
});

test('no marker is lost, whatever the view', () => {
  const markers = Array.from({ length: 60 }, (_, index) =>
    marker(String(index), 30 + (index % 8) / 8, -98 + (index % 11) / 11),
  );
  const members = clusterMarkers(markers, view).flatMap((cluster) => cluster.markers);
  expect(new Set(members)).toEqual(new Set(markers));
});

test('an arrow key moves to the nearest marker in its direction, if there is one', () => {
  const clusters = clusterMarkers(
    [marker('west', 30.5, -98), marker('middle', 30.5, -97.5), marker('north', 31, -97.45)],
    view,
  );
  const [right, left, up] = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ] as const;
  const [west, middle, north] = clusters;
  if (!west || !middle || !north) throw new Error('Expected three clusters');
  expect(findNextCluster(clusters, west, right)).toBe(middle);
  expect(findNextCluster(clusters, middle, up)).toBe(north);
  expect(findNextCluster(clusters, middle, left)).toBe(west);
  expect(findNextCluster(clusters, west, left)).toBeNull();
});

const map = { width: 360, height: 600 };

test.each([
  ['in the west, its name to the right', { x: 60, y: 300 }, 200, (x: number) => x > 60],
  ['in the east, its name to the left', { x: 300, y: 300 }, 200, (x: number) => x < 100],
  ['in the middle, a short name', { x: 170, y: 300 }, 100, (x: number) => x > 170],
  ['in the middle, a long name', { x: 170, y: 300 }, 240, () => true],
  ['in the middle, a name as wide as the map', { x: 190, y: 300 }, 344, () => true],
])('a name is whole within the map: %s', (_, pin, width, isWhereItShould) => {
  const { x } = placeFlag(pin, width, map);
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(map.width);
  expect(x).toSatisfy(isWhereItShould);
});

test('a name that has room on neither side is above its pin, at the top of the map below it', () => {
  expect(placeFlag({ x: 170, y: 300 }, 240, map).y).toBeLessThan(280);
  expect(placeFlag({ x: 170, y: 20 }, 240, map).y).toBeGreaterThan(40);
});

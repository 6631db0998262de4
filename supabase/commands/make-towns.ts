// Writes app/domain/import/place/towns.json: the towns of supabase/reference/cities.csv that no post office is named
// after, with their nearest zip code. Run it after make-places.ts:
//
//     node supabase/commands/make-towns.ts
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createPlaces, listZips } from '#app/domain/import/place/places.ts';
import { readTable } from '../reference/read-table.ts';

const offices = createPlaces(listZips());
const lines = readTable('cities').flatMap(({ name = '', state = '', lat, lng }) => {
  if (offices.findCity(name, state).length > 0) return [];
  const near = offices.findNear({ lat: Number(lat), lng: Number(lng) });
  const zip = near.find((place) => place.state === state)?.zip;
  return zip === undefined ? [] : [JSON.stringify([name, state, zip])];
});
const file = resolve(import.meta.dirname, '../../app/domain/import/place/towns.json');
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
console.log(`${lines.length} towns`);

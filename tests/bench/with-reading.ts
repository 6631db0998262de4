import { toReading } from '#app/domain/search/to-reading.ts';
import { shippedVocabulary as vocabulary } from '../support/shipped-vocabulary.ts';

/** Adds to SQL arguments of a search how its text may be read, as the Worker does. */
export function withReading(args: string): string {
  const q = /\bq => '([^']*)'/.exec(args)?.[1];
  if (q === undefined) return args;
  const has = (name: string) => args.includes(`${name} => `);
  const query = {
    q,
    ...(has('category') && { category: '' }),
    ...(has('near') && { near: '' }),
    ...(has('lat') && { lat: 0 }),
    ...(has('south') && { bounds: { south: 0, west: 0, north: 0, east: 0 } }),
  };
  const reading = toReading(query, { vocabulary, now: new Date() });
  return `${args}, reading => '${reading?.replaceAll("'", "''")}'`;
}

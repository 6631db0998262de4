import { type Operation, operations } from '#app/domain/api/operations.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import type { Services } from '#app/services/services.ts';

export type ShownParameter = {
  name: string;
  description: string;
  isInPath: boolean;
  /** The possible values; empty if any are possible. */
  choices: string[];
};

export type ShownOperation = Operation & { id: string; parameters: ShownParameter[] };

/** Loads the public API as openapi.json describes it. Its schemas load on demand. */
export async function loadOperations(): Promise<ShownOperation[]> {
  const { listParameters } = await import('#app/domain/api/describe-api.ts');
  return Object.entries(operations).map(([id, operation]) => ({
    ...operation,
    id,
    parameters: listParameters(id as keyof typeof operations).map(
      ({ name, description, in: place, schema }) => ({
        name,
        description,
        isInPath: place === 'path',
        choices: (schema.enum ?? []) as string[],
      }),
    ),
  }));
}

/** Returns the slug of a listing as an example; an invented one if none can be read. */
export async function findExampleSlug(services: Services): Promise<string> {
  const { results } = await searchDirectory(services, { sort: 'rating' }).catch(() => ({
    results: [],
  }));
  return results[0]?.slug ?? 'golden-cafe-austin-tx';
}

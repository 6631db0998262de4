import { service, runAs } from './caller.ts';
import type { Services } from './services.ts';

/** Removes the files that no row names: their upload or their removal was cut short. */
export async function sweepFiles({ database, files }: Services): Promise<void> {
  const kept = await files.list();
  const rows = await runAs(database, service, (query) =>
    query<{ version: string }>('select version from storage.objects where version = any($1)', [
      kept,
    ]),
  );
  const named = new Set(rows.map(({ version }) => version));
  await files.remove(kept.filter((version) => !named.has(version)));
}

import { service, runAs } from './caller.ts';
import type { Services } from './services.ts';

/** Removes files without a row, left by an interrupted upload or removal. */
export async function sweepFiles({ database, files }: Services): Promise<void> {
  const stored = await files.list();
  const rows = await runAs(database, service, (query) =>
    query<{ version: string }>('select version from storage.objects where version = any($1)', [
      stored,
    ]),
  );
  const named = new Set(rows.map(({ version }) => version));
  await files.remove(stored.filter((version) => !named.has(version)));
}

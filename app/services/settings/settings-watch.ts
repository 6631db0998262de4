import { type EdgeSettings, edgeSettingsSchema } from '#app/config/edge-settings.ts';
import { settingsQuestions } from '#app/config/limits.ts';
import { setSite } from '#app/config/site.ts';
import { recordTags } from '../kv/read-tags.ts';
import {
  createValueMemory,
  type ValueMemory,
  type ValueWatch,
  type WatchedValue,
} from '../kv/value-watch.ts';
import { requireData } from '../supabase/require-data.ts';

/** The tags of a changed setting in the database's log. */
export const settingsTags = ['settings'];

/** The tag of what all responses depend on, such as the directory's name. */
const everythingTags = ['everything'];

export type SettingsWatch = ValueWatch<EdgeSettings> & {
  /**
   * For every copy, since each shows the directory's name or colors: waits like `readForCopy`.
   * Returns false if nothing is known of the settings yet, so that no copy may be stored.
   */
  prepareCopy(): Promise<boolean>;
};

type SettingsMemory = ValueMemory<EdgeSettings>;

/** The defaults, until KV or the database responds. */
export function createSettingsMemory(): SettingsMemory {
  return createValueMemory<EdgeSettings>({
    limits: {},
    numbers: {},
    flags: {},
    banner: null,
    site: {},
    frame_hosts: [],
  });
}

/** The settings of an isolate, which has this memory. */
export function watchedSettings(memory: SettingsMemory): WatchedValue<EdgeSettings> {
  return {
    name: 'settings',
    memory,
    times: settingsQuestions,
    storedSeconds: settingsQuestions.storedSeconds,
    fetch: async ({ db, signal }) =>
      requireData(await db.rpc('get_edge_settings', {}, { get: true }).abortSignal(signal)),
    parse: (found) => edgeSettingsSchema.safeParse(found).data ?? null,
    onKnown: ({ site }) => setSite(site),
  };
}

/** Adds what copies of responses need to a watch of the settings. */
export function createSettingsWatch(
  watch: ValueWatch<EdgeSettings>,
  memory: SettingsMemory,
): SettingsWatch {
  return {
    ...watch,
    async prepareCopy() {
      recordTags(everythingTags);
      await watch.read({ isPatient: true });
      return memory.requestedAtMs > -Infinity;
    },
  };
}

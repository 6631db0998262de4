import { type EdgeSettings, edgeSettingsSchema } from '#app/config/edge-settings.ts';
import { settingsQuestions } from '#app/config/limits.ts';
import { wait } from '#app/errors/promises.ts';
import { logSilentFailure } from '#app/errors/write-log.ts';
import { isUnderWay } from '#app/services/kv/change-watch.ts';
import { recordTags } from '#app/services/kv/read-tags.ts';
import { withKvTimeout } from '#app/services/kv/with-kv-timeout.ts';

/** The tags of a changed setting in the database's log. */
export const settingsTags = ['settings'];

/** What an isolate knows about the settings. Plain data: workerd forbids sharing promises. */
export type SettingsMemory = {
  settings: EdgeSettings;
  /** The time of the database query that returned these. */
  requestedAtMs: number;
  /** When the running poll began, or null. */
  pollingSinceMs: number | null;
  failedAtMs: number | null;
};

/** The defaults, until KV or the database responds. */
export function createSettingsMemory(): SettingsMemory {
  return {
    settings: { limits: {}, flags: {}, banner: null },
    requestedAtMs: -Infinity,
    pollingSinceMs: null,
    failedAtMs: null,
  };
}

export type SettingsWatch = {
  /** Returns fresh settings at once, otherwise a promise, which never rejects. */
  read(): EdgeSettings | Promise<EdgeSettings>;
  /**
   * For cached pages that depend on a setting: adds the tag `settings` to the copy, and waits for
   * the running poll if a change is already known.
   */
  readForCopy(): Promise<EdgeSettings>;
};

type SettingsWatchOptions = {
  fetchSettings: (signal: AbortSignal) => Promise<unknown>;
  kv: Pick<KVNamespace, 'get' | 'put'>;
  memory: SettingsMemory;
  /** Returns whether this isolate knows of a later write. */
  wereInvalidatedSince: (sinceMs: number) => boolean;
  waitUntil: (work: Promise<unknown>) => void;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
};

const kvKey = 'v1:settings';

/**
 * The settings of an isolate. Under load they are polled in the background; only a request to a new
 * or idle isolate waits, and not for long. Their age counts from when the database was asked, also
 * for KV's copy, so that a change applies everywhere within a minute. If polls fail, the last known
 * settings apply.
 */
export function createSettingsWatch({
  fetchSettings,
  kv,
  memory,
  wereInvalidatedSince,
  waitUntil,
  now = Date.now,
  sleep = wait,
}: SettingsWatchOptions): SettingsWatch {
  const { everyMs, waitAfterMs, longestWaitMs, timeoutMs, pauseMs, storedSeconds } =
    settingsQuestions;

  async function readForCopy(): Promise<EdgeSettings> {
    recordTags(settingsTags);
    return read({ isPatient: true });
  }

  function read({ isPatient } = { isPatient: false }): EdgeSettings | Promise<EdgeSettings> {
    const ageMs = now() - memory.requestedAtMs;
    const isInvalidated = wereInvalidatedSince(memory.requestedAtMs);
    if (ageMs < everyMs && !isInvalidated) return memory.settings;
    const hasFailed = memory.failedAtMs !== null;
    if (now() - (memory.failedAtMs ?? -Infinity) < pauseMs) return memory.settings;
    const learning = isPolling() ? waitForOther() : learn(isInvalidated);
    waitUntil(learning);
    const isWaitedFor = ageMs >= waitAfterMs || (isInvalidated && isPatient);
    if (hasFailed || !isWaitedFor) return memory.settings;
    return Promise.race([learning, sleep(longestWaitMs)]).then(() => memory.settings);
  }

  function isPolling(): boolean {
    return isUnderWay(memory, settingsQuestions, now());
  }

  async function learn(isInvalidated: boolean): Promise<void> {
    memory.pollingSinceMs = now();
    const copy = await readCopy();
    if (copy !== null) remember(copy);
    const isOld = isInvalidated || now() - memory.requestedAtMs >= everyMs;
    if (isOld) await readDatabase();
    memory.pollingSinceMs = null;
  }

  async function readDatabase(): Promise<void> {
    const requestedAtMs = now();
    try {
      const settings = edgeSettingsSchema.parse(
        await fetchSettings(AbortSignal.timeout(timeoutMs)),
      );
      remember({ settings, requestedAtMs });
      memory.failedAtMs = null;
      const text = JSON.stringify({ settings, requestedAtMs });
      waitUntil(kv.put(kvKey, text, { expirationTtl: storedSeconds }).catch(logKvFailure));
    } catch (error) {
      logSilentFailure('settings', error);
      memory.failedAtMs = now();
    }
  }

  /** Returns the copy that another isolate stored; null if KV has none. */
  async function readCopy(): Promise<Copy | null> {
    const copy = await withKvTimeout(kv.get<Copy>(kvKey, 'json')).catch(() => null);
    const parsed = edgeSettingsSchema.safeParse(copy?.settings);
    return copy && parsed.success
      ? { settings: parsed.data, requestedAtMs: copy.requestedAtMs }
      : null;
  }

  /** An older response may arrive later: KV's copy can be a minute old. */
  function remember({ settings, requestedAtMs }: Copy) {
    if (requestedAtMs <= memory.requestedAtMs) return;
    memory.settings = settings;
    memory.requestedAtMs = requestedAtMs;
  }

  /** Another request polls; requests cannot wait for each other's promises. */
  async function waitForOther(): Promise<void> {
    while (isPolling()) await sleep(10);
  }

  return { read: () => read(), readForCopy };
}

const logKvFailure = (error: unknown) => logSilentFailure('kv', error);

type Copy = Pick<SettingsMemory, 'settings' | 'requestedAtMs'>;

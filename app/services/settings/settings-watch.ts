import { inTime } from '#app/services/kv/in-time.ts';
import { type EdgeSettings, edgeSettingsSchema } from '#app/config/edge-settings.ts';
import { settingsQuestions } from '#app/config/limits.ts';
import { logSilentFailure } from '#app/errors/log-silent-failure.ts';
import { noteTopics } from '#app/services/kv/read-topics.ts';

/** The topics that the database touches when a setting is changed. */
export const settingsTopics = ['settings'];

/** What an isolate knows of the settings. Plain data: workerd forbids sharing promises. */
export type SettingsMemory = {
  settings: EdgeSettings;
  /** The time of the database query that returned these. */
  askedAtMs: number;
  /** The start of the query in progress. */
  askingSinceMs: number | null;
  failedAtMs: number | null;
};

/** Creates the state for when nothing is known, and neither KV nor the database responds. */
export function createSettingsMemory(): SettingsMemory {
  return {
    settings: { limits: {}, flags: {}, banner: null },
    askedAtMs: -Infinity,
    askingSinceMs: null,
    failedAtMs: null,
  };
}

export type SettingsWatch = {
  /**
   * Returns the settings at once if fresh; a promise, which never rejects, only if they are old.
   */
  read(): EdgeSettings | Promise<EdgeSettings>;
  /**
   * For cached pages that depend on a setting: adds the topic `settings` to the copy, and waits for
   * a running query if a change is already known.
   */
  readForCopy(): Promise<EdgeSettings>;
};

type SettingsWatchOptions = {
  ask: (signal: AbortSignal) => Promise<unknown>;
  kv: Pick<KVNamespace, 'get' | 'put'>;
  memory: SettingsMemory;
  /** Returns whether a write is known that this isolate's settings do not include. */
  wereTouchedSince: (sinceMs: number) => boolean;
  waitUntil: (work: Promise<unknown>) => void;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
};

const kvKey = 'v1:settings';

/**
 * The settings of an isolate. While requests come in, they are refreshed in the background; only a
 * request to a new or idle isolate waits, and not for long. The age counts from the database query,
 * for KV's copy too, so that a change is everywhere within a minute. Without a response the last
 * known settings apply.
 */
export function createSettingsWatch({
  ask,
  kv,
  memory,
  wereTouchedSince,
  waitUntil,
  now = Date.now,
  sleep = wait,
}: SettingsWatchOptions): SettingsWatch {
  const { everyMs, waitAfterMs, longestWaitMs, timeoutMs, pauseMs, keptSeconds } =
    settingsQuestions;

  async function readForCopy(): Promise<EdgeSettings> {
    noteTopics(settingsTopics);
    return read({ isPatient: true });
  }

  function read({ isPatient } = { isPatient: false }): EdgeSettings | Promise<EdgeSettings> {
    const ageMs = now() - memory.askedAtMs;
    const isTouched = wereTouchedSince(memory.askedAtMs);
    if (ageMs < everyMs && !isTouched) return memory.settings;
    const hasFailed = memory.failedAtMs !== null;
    if (now() - (memory.failedAtMs ?? -Infinity) < pauseMs) return memory.settings;
    const learning = isAsking() ? waitForOther() : learn(isTouched);
    waitUntil(learning);
    const isWaitedFor = ageMs >= waitAfterMs || (isTouched && isPatient);
    if (hasFailed || !isWaitedFor) return memory.settings;
    return Promise.race([learning, sleep(longestWaitMs)]).then(() => memory.settings);
  }

  function isAsking(): boolean {
    return isUnderWay(memory, now());
  }

  async function learn(isTouched: boolean): Promise<void> {
    memory.askingSinceMs = now();
    const copy = await readCopy();
    if (copy !== null) remember(copy);
    const isOld = isTouched || now() - memory.askedAtMs >= everyMs;
    if (isOld) await askDatabase();
    memory.askingSinceMs = null;
  }

  async function askDatabase(): Promise<void> {
    const askedAtMs = now();
    try {
      const settings = edgeSettingsSchema.parse(await ask(AbortSignal.timeout(timeoutMs)));
      remember({ settings, askedAtMs });
      memory.failedAtMs = null;
      const text = JSON.stringify({ settings, askedAtMs });
      waitUntil(kv.put(kvKey, text, { expirationTtl: keptSeconds }).catch(logKvFailure));
    } catch (error) {
      logSilentFailure('settings', error);
      memory.failedAtMs = now();
    }
  }

  /** Returns another isolate's copy from KV; null if there is none that can be parsed. */
  async function readCopy(): Promise<Copy | null> {
    const copy = await inTime(kv.get<Copy>(kvKey, 'json')).catch(() => null);
    const parsed = edgeSettingsSchema.safeParse(copy?.settings);
    return copy && parsed.success ? { settings: parsed.data, askedAtMs: copy.askedAtMs } : null;
  }

  /** Ignores older settings, which may arrive later: KV's copy can be a minute old. */
  function remember({ settings, askedAtMs }: Copy) {
    if (askedAtMs <= memory.askedAtMs) return;
    memory.settings = settings;
    memory.askedAtMs = askedAtMs;
  }

  /** Polls, since another request's promise cannot be awaited. */
  async function waitForOther(): Promise<void> {
    while (isAsking()) await sleep(10);
  }

  return { read: () => read(), readForCopy };
}

const logKvFailure = (error: unknown) => logSilentFailure('kv', error);

function isUnderWay({ askingSinceMs }: SettingsMemory, nowMs: number): boolean {
  return askingSinceMs !== null && nowMs - askingSinceMs < settingsQuestions.timeoutMs;
}

/** Returns whether `read` would query nothing at this time, unless a write is known. */
export function areYoung(memory: SettingsMemory, nowMs: number): boolean {
  const { everyMs, waitAfterMs, pauseMs } = settingsQuestions;
  const ageMs = nowMs - memory.askedAtMs;
  if (ageMs < everyMs) return true;
  if (memory.failedAtMs !== null) return nowMs - memory.failedAtMs < pauseMs;
  return ageMs < waitAfterMs && isUnderWay(memory, nowMs);
}

type Copy = Pick<SettingsMemory, 'settings' | 'askedAtMs'>;

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

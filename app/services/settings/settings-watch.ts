import { inTime } from '#app/services/kv/in-time.ts';
import { type EdgeSettings, edgeSettingsSchema } from '#app/config/edge-settings.ts';
import { settingsQuestions } from '#app/config/limits.ts';
import { logSilentFailure } from '#app/errors/log-silent-failure.ts';
import { noteTopics } from '#app/services/kv/read-topics.ts';

/** What the database notes when a setting is changed. */
export const settingsTopics = ['settings'];

/** What an isolate knows of the settings. Plain data: workerd forbids sharing promises. */
export type SettingsMemory = {
  settings: EdgeSettings;
  /** When the database was asked for these. */
  askedAtMs: number;
  /** Since when a question is under way. */
  askingSinceMs: number | null;
  failedAtMs: number | null;
};

/** Before anything is known, and while neither KV nor the database answers. */
export function createSettingsMemory(): SettingsMemory {
  return {
    settings: { limits: {}, flags: {}, banner: null },
    askedAtMs: -Infinity,
    askingSinceMs: null,
    failedAtMs: null,
  };
}

export type SettingsWatch = {
  /** At once while they are young; a promise only for who finds them old, which never rejects. */
  read(): EdgeSettings | Promise<EdgeSettings>;
  /**
   * For cached pages that depend on a setting: adds the topic `settings` to the copy, and waits for a
   * running question if a change is already known.
   */
  readForCopy(): Promise<EdgeSettings>;
};

type SettingsWatchOptions = {
  ask: (signal: AbortSignal) => Promise<unknown>;
  kv: Pick<KVNamespace, 'get' | 'put'>;
  memory: SettingsMemory;
  /** Whether a write is known that this isolate has not seen. */
  wereTouchedSince: (sinceMs: number) => boolean;
  waitUntil: (work: Promise<unknown>) => void;
  now?: () => number;
  sleep?: (ms: number) => Promise<void>;
};

const kvKey = 'v1:settings';

/**
 * The settings of an isolate. While requests come they are asked for behind them; only who finds an
 * isolate that is new or has been idle waits, and not for long. The age counts from when the database was asked,
 * also of KV's copy, so that a change is everywhere within a minute. Without an answer the last known hold.
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

  /** What another isolate has heard; null where KV has nothing that can be read. */
  async function readCopy(): Promise<Copy | null> {
    const copy = await inTime(kv.get<Copy>(kvKey, 'json')).catch(() => null);
    const parsed = edgeSettingsSchema.safeParse(copy?.settings);
    return copy && parsed.success ? { settings: parsed.data, askedAtMs: copy.askedAtMs } : null;
  }

  /** An older answer may come later: KV's copy can be a minute old. */
  function remember({ settings, askedAtMs }: Copy) {
    if (askedAtMs <= memory.askedAtMs) return;
    memory.settings = settings;
    memory.askedAtMs = askedAtMs;
  }

  /** Another request asks; its promise is not ours to wait for. */
  async function waitForOther(): Promise<void> {
    while (isAsking()) await sleep(10);
  }

  return { read: () => read(), readForCopy };
}

const logKvFailure = (error: unknown) => logSilentFailure('kv', error);

function isUnderWay({ askingSinceMs }: SettingsMemory, nowMs: number): boolean {
  return askingSinceMs !== null && nowMs - askingSinceMs < settingsQuestions.timeoutMs;
}

/** Whether `read` would ask nobody at this moment, unless a write is known. */
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

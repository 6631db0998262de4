import { expect, test, vi } from 'vitest';
import { changeQuestions } from '#app/config/limits.ts';
import { type Changes, createChangeMemory, createChangeWatch } from './change-watch.ts';

const { everyMs, waitAfterMs, longestWaitMs, timeoutMs } = changeQuestions;
const { pauseMs, longestGapMs, longestTransactionMs } = changeQuestions;
const minute = 60_000;

const history = (tags: Changes['tags'] = {}): Changes => ({
  position: '1:1:',
  since_seconds: 3_600,
  tags,
});
const continued = (tags: Changes['tags'] = {}): Changes => ({
  position: '2:2:',
  since_seconds: null,
  tags,
});

function setUp(...answers: Changes[]) {
  const clock = { nowMs: 100 * minute };
  const memory = createChangeMemory();
  const findChanges = vi.fn<(after: string | null) => Promise<Changes>>(async () => {
    clock.nowMs += 10;
    return answers.shift() ?? continued();
  });
  const onInvalidated = vi.fn();
  const background: Promise<unknown>[] = [];
  const patience: { endsWhen: Promise<void> } = { endsWhen: new Promise(() => undefined) };
  /** What one request has of it. */
  const open = () =>
    createChangeWatch({
      findChanges,
      memory,
      onInvalidated,
      waitUntil: (work) => void background.push(work),
      now: () => clock.nowMs,
      sleep: (ms) => {
        if (ms === longestWaitMs) return patience.endsWhen;
        clock.nowMs += ms;
        return Promise.resolve();
      },
    });
  return {
    clock,
    memory,
    findChanges,
    onInvalidated,
    patience,
    open,
    settle: () => Promise.all(background),
  };
}

test('the first request of an isolate waits, and later ones within a second skip the check', async () => {
  const { open, findChanges, clock } = setUp(history());
  await open().catchUp();
  clock.nowMs += everyMs - 11;
  expect(open().catchUp()).toBeNull();
  expect(findChanges.mock.calls).toEqual([[null, expect.anything()]]);
});

test('while requests come they ask behind themselves, once a second, and go on from there', async () => {
  const { open, findChanges, clock, settle } = setUp(history());
  await open().catchUp();
  clock.nowMs += everyMs;
  for (let request = 0; request < 3; request += 1) expect(open().catchUp()).toBeNull();
  await settle();
  expect(findChanges.mock.calls.map(([after]) => after)).toEqual([null, '1:1:']);
});

test('the first request after an idle time waits for the changes, and others share its wait', async () => {
  const { open, findChanges, clock } = setUp(history(), continued({ articles: 1 }));
  await open().catchUp();
  const savedAtMs = clock.nowMs;
  clock.nowMs += waitAfterMs;
  const [first, other] = [open(), open()];
  expect(first.wereInvalidatedSince(['articles'], savedAtMs)).toBe(false);
  await Promise.all([first.catchUp(), other.catchUp()]);
  expect(other.wereInvalidatedSince(['articles'], savedAtMs)).toBe(true);
  expect(findChanges).toHaveBeenCalledTimes(2);
});

test('a patient request waits for the changes, so that its new copy counts as current', async () => {
  const { open, clock } = setUp(history(), continued({ articles: 0 }));
  await open().catchUp();
  clock.nowMs += everyMs;
  const watch = open();
  await watch.catchUp({ isPatient: true });
  expect(watch.wereInvalidatedSince(['articles'], clock.nowMs)).toBe(false);
});

test('an invalidation makes earlier copies with its tags stale, and no others', async () => {
  const { open, clock } = setUp(history(), continued({ 'listing:a': 5 }));
  await open().catchUp();
  const beforeMs = clock.nowMs;
  clock.nowMs += waitAfterMs;
  const watch = open();
  await watch.catchUp();
  expect(watch.wereInvalidatedSince(['listings', 'listing:a'], beforeMs)).toBe(true);
  expect(watch.wereInvalidatedSince(['listings', 'listing:b'], beforeMs)).toBe(false);
  expect(watch.wereInvalidatedSince(['listings', 'listing:a'], clock.nowMs)).toBe(false);
});

test('a first answer counts a change as late as a long transaction could have shown it', async () => {
  const { open, clock } = setUp(history({ articles: 600 }));
  const watch = open();
  await watch.catchUp();
  const notedAtMs = clock.nowMs - 600_000;
  expect(watch.wereInvalidatedSince(['articles'], notedAtMs + longestTransactionMs - 1)).toBe(true);
  expect(watch.wereInvalidatedSince(['articles'], notedAtMs + longestTransactionMs)).toBe(false);
});

test('copies older than the recorded history count as stale, except those without tags', async () => {
  const { open, clock } = setUp(history());
  const watch = open();
  await watch.catchUp();
  const longAgoMs = clock.nowMs - 61 * minute;
  expect(watch.wereInvalidatedSince(['directory'], longAgoMs)).toBe(true);
  expect(watch.wereInvalidatedSince([], longAgoMs)).toBe(false);
});

test('an isolate idle for longer than the recorded history starts over', async () => {
  const { open, findChanges, clock } = setUp(history({ articles: 1 }), history());
  await open().catchUp();
  clock.nowMs += longestGapMs;
  const savedAtMs = clock.nowMs - minute;
  const watch = open();
  await watch.catchUp();
  expect(findChanges.mock.lastCall?.[0]).toBeNull();
  expect(watch.wereInvalidatedSince(['articles'], savedAtMs)).toBe(false);
});

test('a failed check invalidates no copies, pauses further checks, and then runs in the background', async () => {
  const { open, findChanges, clock, settle } = setUp();
  findChanges.mockRejectedValueOnce(new Error('database away'));
  const watch = open();
  await watch.catchUp();
  expect(watch.wereInvalidatedSince(['directory'], 0)).toBe(false);
  clock.nowMs += pauseMs - 1;
  expect(open().catchUp()).toBeNull();
  expect(findChanges).toHaveBeenCalledTimes(1);
  clock.nowMs += 1;
  expect(open().catchUp()).toBeNull();
  await settle();
  expect(findChanges).toHaveBeenCalledTimes(2);
  clock.nowMs += waitAfterMs;
  expect(open().catchUp()).not.toBeNull();
});

test('requests do not wait long for changes, and a late answer still counts', async () => {
  const { open, findChanges, patience, clock, settle } = setUp();
  const slow = Promise.withResolvers<Changes>();
  findChanges.mockReturnValueOnce(slow.promise);
  patience.endsWhen = Promise.resolve();
  const watch = open();
  await watch.catchUp();
  expect(watch.wereInvalidatedSince(['articles'], clock.nowMs - minute)).toBe(false);
  slow.resolve(history({ articles: 1 }));
  await settle();
  expect(open().wereInvalidatedSince(['articles'], clock.nowMs - minute)).toBe(true);
});

test('a question that never came back is not waited for', async () => {
  const { open, memory, clock, findChanges } = setUp(history());
  memory.pollingSinceMs = clock.nowMs;
  await open().catchUp();
  expect(findChanges).not.toHaveBeenCalled();
  expect(clock.nowMs).toBe(100 * minute + timeoutMs);
  await open().catchUp();
  expect(findChanges).toHaveBeenCalledTimes(1);
});

test('an isolate does not remember tags without end', async () => {
  const tags = Object.fromEntries(
    Array.from({ length: changeQuestions.maxTags + 1 }, (_, index) => [`listing:${index}`, 0]),
  );
  const { open, memory, clock } = setUp(history(), continued(tags));
  await open().catchUp();
  const savedAtMs = clock.nowMs;
  clock.nowMs += waitAfterMs;
  const watch = open();
  await watch.catchUp();
  expect(memory.invalidatedAtMs.size).toBe(0);
  expect(watch.wereInvalidatedSince(['listing:never-touched'], savedAtMs)).toBe(true);
  expect(watch.wereInvalidatedSince(['listing:1'], clock.nowMs)).toBe(false);
});

test('a listener hears of invalidations since the last answer, and not of earlier ones', async () => {
  const { open, onInvalidated, clock, settle } = setUp(
    history({ articles: 9 }),
    continued(),
    continued({ articles: 0 }),
  );
  for (const times of [0, 0, 1]) {
    await open().catchUp();
    await settle();
    expect(onInvalidated).toHaveBeenCalledTimes(times);
    clock.nowMs += everyMs;
  }
});

import { expect, test } from 'vitest';
import { callFunction } from '#app/domain/call-function.ts';
import { findNameChanges, undoNameChange } from '#app/domain/name/name-calls.ts';
import { makeVocabulary } from '#app/domain/search/make-vocabulary.ts';
import {
  changeVocabulary,
  findVocabulary,
  findVocabularyEntry,
} from '#app/domain/vocabulary/vocabulary-calls.ts';
import { vocabularyKinds } from '#app/domain/vocabulary/vocabulary.ts';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { shippedVocabulary } from '../support/shipped-vocabulary.ts';

const getRows = async (known = '') =>
  callFunction({ db: asService() }, 'get_vocabulary', { known_version: known });

test('the rows of a new directory make the vocabulary that ships', async () => {
  const { version: _, ...made } = makeVocabulary((await getRows())!);
  const { version: __, ...shipped } = shippedVocabulary;
  const sorted = (lists: typeof made) =>
    Object.values(lists).map((list) => list.map((row) => JSON.stringify(row)).toSorted());
  expect(sorted(made)).toEqual(sorted(shipped));
});

test('an admin adds a synonym, which has a version, an audit row and an undo', async () => {
  const { client: db } = await signInAs('admin');
  const entry = { kind: 'synonym', key: 'dentists' } as const;
  const { version } = (await getRows())!;
  expect(await getRows(version)).toBeNull();
  expect(await changeVocabulary({ db }, { ...entry, added: ['tooth wizard'] })).toMatchObject({
    outcome: 'done',
  });
  const rows = await getRows(version);
  expect(rows?.categories.find(([slug]) => slug === 'dentists')?.[2]).toContain('tooth wizard');
  const changed = await findVocabularyEntry({ db }, entry);
  expect(changed?.phrases.filter(({ is_own }) => is_own)).toEqual([
    { phrase: 'tooth wizard', is_own: true },
  ]);
  const changesOf = () => findNameChanges({ db }, { kind: entry.kind, name: entry.key });
  const [change] = await changesOf();
  expect(change).toMatchObject({ after: { phrases: ['tooth wizard'] }, before: { phrases: [] } });

  await undoNameChange({ db }, change!.id);
  const undone = await findVocabularyEntry({ db }, entry);
  expect(undone?.phrases.some(({ is_own }) => is_own)).toBe(false);
  expect(await changesOf()).toHaveLength(2);
});

test('a removed phrase that ships is listed, and can be restored', async () => {
  const { client: db } = await signInAs('admin');
  const entry = { kind: 'topic', key: 'dentists' } as const;
  const shipped = (await findVocabularyEntry({ db }, entry))!.phrases.map(({ phrase }) => phrase);
  const removed = shipped.slice(0, 1);
  await changeVocabulary({ db }, { ...entry, removed });
  expect(await findVocabularyEntry({ db }, entry)).toMatchObject({ removed });
  await changeVocabulary({ db }, { ...entry, added: removed });
  expect(await findVocabularyEntry({ db }, entry)).toMatchObject({ removed: [] });
});

test.each(vocabularyKinds)('the %s that ship are listed, and changed', async (kind) => {
  const { client: db } = await signInAs('admin');
  const { entries } = await findVocabulary({ db }, { kind, q: '', after: '' });
  const { key } = entries.find(({ phrases }) => phrases.length > 0)!;
  const before = (await findVocabularyEntry({ db }, { kind, key }))!;
  expect(before.phrases.filter(({ is_own }) => is_own)).toEqual([]);
  expect(before.removed).toEqual([]);
  expect(await changeVocabulary({ db }, { kind, key, added: ['quixotry'] })).toMatchObject({
    ok: true,
  });
  const { entries: found } = await findVocabulary({ db }, { kind, q: 'Quixotry', after: '' });
  expect(found.map((entry) => entry.key)).toEqual([key]);
  await changeVocabulary({ db }, { kind, key, removed: ['quixotry'] });
  expect((await findVocabularyEntry({ db }, { kind, key }))!.phrases).toEqual(before.phrases);
});

test.each([
  [{ kind: 'synonym', key: 'no-such-kind', added: ['one'] }, { reason: 'refused' }],
  [{ kind: 'place', key: 'atlantis zz', added: ['one'] }, { reason: 'refused' }],
  [
    { kind: 'synonym', key: 'bars', added: ['a;b'] },
    { reason: 'invalid', hint: 'a;b' },
  ],
  [{ kind: 'need', key: 'bars', added: ['x'.repeat(61)] }, { reason: 'invalid' }],
] as const)('%j is refused', async (change, outcome) => {
  const { client: db } = await signInAs('admin');
  expect(await changeVocabulary({ db }, { ...change, added: [...change.added] })).toMatchObject({
    ok: false,
    ...outcome,
  });
});

test.each(['owner', 'visitor'] as const)('the %s can neither read nor change it', async (who) => {
  const { client: db } = await signInAs(who);
  const change = { kind: 'synonym', key: 'bars', added: ['one'] };
  expect((await db.rpc('change_vocabulary', change)).error?.code).toBe('42501');
  await expect(findVocabulary({ db }, { kind: 'synonym', q: '', after: '' })).rejects.toMatchObject(
    {
      cause: { code: '42501' },
    },
  );
});

test('visitors read it through the Worker alone', async () => {
  expect((await asAnyone().rpc('get_vocabulary')).error?.code).toBe('42501');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { soundContent } from '#app/domain/submission/content-cases.ts';
import { createDraft, draftsKey, findDraft, forgetDraft, storeDraft } from './draft-store.ts';

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('a draft is there again, the last changed first, until it is forgotten', () => {
  const [older, newer] = [
    { ...createDraft(null), changedAt: 1 },
    { ...createDraft(null), content: soundContent, changedAt: 2 },
  ];
  storeDraft(older);
  storeDraft(newer);
  expect(findDraft(null, null)).toEqual(newer);
  expect(findDraft(null, older.id)).toEqual(older);
  forgetDraft(newer.id);
  expect(findDraft(null, null)).toEqual(older);
});

test('a draft by a signed-in person is hidden from the next person at the browser', () => {
  const draft = createDraft('ana@people.example');
  storeDraft(draft);
  expect(findDraft('ana@people.example', draft.id)).toEqual(draft);
  expect(findDraft('ben@people.example', null)).toBeNull();
  expect(findDraft(null, draft.id)).toBeNull();
});

test.each(['nonsense', '{}', 'null', '[null, 7, {"id":"a"}]'])(
  'an invalid stored draft is ignored: %s',
  (text) => {
    stored.set(draftsKey, text);
    expect(findDraft(null, null)).toBeNull();
  },
);

test('drafts cause no errors when storage is blocked', () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('denied');
    },
    setItem() {
      throw new Error('denied');
    },
  });
  expect(() => storeDraft(createDraft(null))).not.toThrow();
  expect(findDraft(null, null)).toBeNull();
});

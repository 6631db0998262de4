import { expect, test } from 'vitest';
import { emptyContent } from '#app/domain/submission/submission.ts';
import { changeDraft, type DraftAction, findChanged, startDraft } from './listing-draft.ts';

const saved = { ...emptyContent, phone: '(404) 555-0171', website: 'https://a.example' };
const after = (...actions: DraftAction[]) => actions.reduce(changeDraft, startDraft(saved));
const enter = (phone: string): DraftAction => ({ type: 'enter', part: { phone } });

test('what is saved is what it starts from, as it is stored', () => {
  const sent = { phone: '404 555 0172' };
  const values = { ...saved, phone: '(404) 555-0172' };
  const draft = after(enter(sent.phone), { type: 'save', sent, values });
  expect(draft).toMatchObject({ base: values, content: values, formKey: 1 });
});

test('what was entered since stays, and is the only unsaved field', () => {
  const values = { ...saved, phone: '(404) 555-0172' };
  const draft = after(
    enter(values.phone),
    enter('404'),
    { type: 'save', sent: { phone: values.phone }, values },
    { type: 'load', values },
  );
  expect(draft).toMatchObject({ base: values, content: { phone: '404' }, formKey: 0 });
  expect(findChanged(draft, ['phone', 'website'])).toEqual(['phone']);
});

test('after saving without an answer, the values of the next load have been seen', () => {
  const values = { ...saved, phone: '(404) 555-0172' };
  const sent = { phone: '404 555 0172' };
  const draft = after(enter(sent.phone), { type: 'save', sent, values: undefined }, enter('404'), {
    type: 'load',
    values,
  });
  expect(draft).toMatchObject({ base: { phone: values.phone }, content: { phone: '404' } });
});

test('what somebody else saves meanwhile is followed where nothing was entered, and not seen elsewhere', () => {
  const values = { ...saved, phone: '(404) 555-0199', website: 'https://b.example' };
  const draft = after(enter('404'), { type: 'load', values });
  expect(draft.base).toEqual({ ...saved, website: values.website });
  expect(draft.content).toEqual({ ...values, phone: '404' });
});

test('of a conflict the own value stays, until theirs is chosen, and can be chosen again', () => {
  const theirs = { now: '(404) 555-0199', by: null, name: null, at: null };
  const conflict: DraftAction = { type: 'conflict', conflicts: { phone: theirs } };
  const choose = (isTheirs: boolean): DraftAction => ({ type: 'choose', name: 'phone', isTheirs });
  const draft = after(enter('404'), conflict);
  expect(draft).toMatchObject({ base: { phone: theirs.now }, content: { phone: '404' } });
  const chosen = changeDraft(draft, choose(true));
  expect(findChanged(chosen, ['phone'])).toEqual([]);
  expect(changeDraft(chosen, choose(false)).content.phone).toBe('404');
});

test('what was wrong with a value is not with the next', () => {
  const errors = { phone: 'Please enter a phone number', website: 'Please enter a website' };
  const draft = after({ type: 'refuse', errors }, enter('404'));
  expect(draft.errors).toEqual({ website: errors.website });
});

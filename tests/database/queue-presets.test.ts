import { expect, test } from 'vitest';
import {
  deleteRefusalTemplate,
  findQueuePresets,
  findRefusalTemplates,
  previewDecisions,
  saveRefusalTemplate,
} from '#app/domain/admin-queue/admin-queue-calls.ts';
import {
  deleteListView,
  findListViews,
  saveListView,
} from '#app/domain/list-view/list-view-calls.ts';
import { asAnyone, signInAs } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';
import { newContent, sendNew } from '../support/submissions.ts';

test('an admin saves views of their own, one per list and name', async () => {
  const { client: db } = await createPerson('admin');
  const { client: other } = await createPerson('admin');
  const list = '/dashboard/listings';
  await saveListView({ db }, { list, name: 'Texas', filter: { state: 'TX' } });
  await saveListView({ db }, { list, name: ' Texas ', filter: { state: 'TX', sort: 'newest' } });
  const views = await findListViews({ db });
  expect(views).toMatchObject([{ list, name: 'Texas', filter: { state: 'TX', sort: 'newest' } }]);
  expect(await findListViews({ db: other })).toEqual([]);
  await deleteListView({ db: other }, views[0]!.id);
  expect(await findListViews({ db })).toHaveLength(1);
  await deleteListView({ db }, views[0]!.id);
  expect(await findListViews({ db })).toEqual([]);
});

test('admins share the reasons for refusing, each of a kind and under a name of its own', async () => {
  const { client: db } = await createPerson('admin');
  const { client: colleague } = await signInAs('admin');
  const id = crypto.randomUUID();
  const template = { id, kind: 'report', name: `Closed ${id}`, reason: 'It has closed.' } as const;
  expect(await saveRefusalTemplate({ db }, template)).toEqual({ ok: true, outcome: 'saved' });
  const changed = { ...template, reason: 'It closed for good.' };
  await saveRefusalTemplate({ db: colleague }, changed);
  expect((await findQueuePresets({ db })).templates).toContainEqual(changed);
  const twin = { ...template, id: crypto.randomUUID() };
  expect(await saveRefusalTemplate({ db }, twin)).toMatchObject({ outcome: 'taken' });
  const other = { ...twin, kind: 'review' } as const;
  expect(await saveRefusalTemplate({ db }, other)).toMatchObject({ outcome: 'saved' });
  await deleteRefusalTemplate({ db }, other.id);
  await deleteRefusalTemplate({ db }, id);
  expect((await findQueuePresets({ db })).templates).not.toContainEqual(changed);
});

test('earlier versions of a saved reason can be read and restored, even after its removal', async () => {
  const { client: db } = await createPerson('admin');
  const id = crypto.randomUUID();
  const of = async () => (await findRefusalTemplates({ db })).find((one) => one.id === id);
  const first = { kind: 'report', name: `Closed ${id}`, reason: 'It has closed.' } as const;
  const second = { ...first, reason: 'It closed for good.' };
  const third = { ...second, name: `Gone ${id}` };
  for (const words of [first, second, third]) await saveRefusalTemplate({ db }, { id, ...words });
  expect(await of()).toMatchObject({
    text: third,
    changes: [
      { before: second, after: third },
      { before: first, after: second },
      { before: null, after: first },
    ],
  });
  await deleteRefusalTemplate({ db }, id);
  const removed = await of();
  expect(removed).toMatchObject({ text: null });
  expect(removed?.changes[0]).toMatchObject({ before: third, after: null });
  await saveRefusalTemplate({ db }, { id, ...removed!.changes[1]!.before! });
  expect(await of()).toMatchObject({ text: second });
  await deleteRefusalTemplate({ db }, id);
});

test('a preview returns the outcome of each item and decides nothing', async () => {
  const { client, userId } = await createPerson('community_user');
  const content = newContent();
  const { submission } = await sendNew(client, content);
  const { client: db } = await signInAs('admin');
  const asked = { filter: { sender: userId }, isApproved: true };
  const preview = { ok: true, isCut: false, items: [{ outcome: 'decided', version: 1 }] };
  expect(await previewDecisions({ db }, asked)).toMatchObject(preview);
  expect(await previewDecisions({ db }, asked)).toMatchObject(preview);
  const { data } = await client.rpc('get_submission', { submission_id: submission.id });
  expect(data).toMatchObject({ status: 'pending', revision: 1 });
});

const id = crypto.randomUUID();
const calls = {
  find_list_views: {},
  get_queue_presets: {},
  get_refusal_templates: {},
  save_list_view: { list: '/dashboard/queue', name: 'Mine', filter: {} },
  delete_list_view: { view_id: id },
  save_refusal_template: { template_id: id, kind: 'claim', name: 'Mine', reason: 'No.' },
  delete_refusal_template: { template_id: id },
  preview_decisions: { filter: {}, is_approved: true },
} as const;

test.each(['visitor', 'owner', 'anyone'] as const)(
  'the role %s can use neither saved views nor saved reasons',
  async (who) => {
    const client = who === 'anyone' ? asAnyone() : (await signInAs(who)).client;
    for (const [name, args] of Object.entries(calls)) {
      const { error } = await client.rpc(name as keyof typeof calls, args as never);
      expect(error?.code).toBe('42501');
    }
  },
);

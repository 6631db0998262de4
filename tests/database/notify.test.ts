import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { shownKinds } from '#app/domain/notification/describe-notification.ts';
import { screenChoices } from '#app/domain/notification/notification.ts';
import { type MailQueue, openMailQueue } from '../support/mail-queue.ts';

let mails: MailQueue;

beforeAll(async () => {
  mails = await openMailQueue();
});
afterAll(() => mails.database.close());
beforeEach(() =>
  mails.database.exec(
    'delete from private.mails; delete from public.notifications; delete from public.notification_preferences',
  ),
);

type NotificationInput = {
  kind: string;
  data?: object;
  person?: string | null;
  address?: string | null;
};

/** Tells the one person of something, and answers what stands behind the bell and what they are mailed. */
async function tell({ kind, data = {}, person = mails.person, address = null }: NotificationInput) {
  const { database } = mails;
  await database.query('select private.notify($1, $2, $3, $4, $5)', [
    kind,
    `key of ${kind}`,
    data,
    person,
    address,
  ]);
  const shown = await database.query<{ kind: string; data: object }>(
    'select kind, data from public.notifications',
  );
  return { shown, mailed: (await mails.lease()).map((mail) => mail.kind) };
}

const choose = (sql: string) =>
  mails.database.exec(
    `insert into public.notification_preferences (user_id) values ('${mails.person}');
     update public.notification_preferences set ${sql}`,
  );

test('a person who has chosen nothing is notified on screen and by mail, once', async () => {
  const kind = 'change_approved';
  const shown = [{ kind, data: { name: 'Joe’s' } }];
  expect(await tell({ kind, data: { name: 'Joe’s' } })).toEqual({ shown, mailed: [kind] });
  expect(await tell({ kind, data: { name: 'Other' } })).toEqual({ shown, mailed: [] });
});

test.each([
  ['on screen alone', 'change_updates = false', ['change_rejected'], []],
  ['by mail alone', `off_screen = '{change_updates}'`, [], ['change_rejected']],
  ['in neither way', `change_updates = false, off_screen = '{change_updates}'`, [], []],
])('a notification arrives %s, as its recipient chose', async (_how, choice, onScreen, mailed) => {
  await choose(choice);
  const told = await tell({ kind: 'change_rejected' });
  expect({ ...told, shown: told.shown.map(({ kind }) => kind) }).toEqual({
    shown: onScreen,
    mailed,
  });
});

test('a mandatory notification arrives on screen and by mail, even with every choice off', async () => {
  await choose(
    `submission_updates = false, off_screen = '{submission_updates, access_updates, change_updates, fact_reminders, article_updates, saved_place_updates, saved_search_alerts, messages}'`,
  );
  const kind = 'listing_lost';
  expect(await tell({ kind })).toEqual({ shown: [{ kind, data: {} }], mailed: [kind] });
});

test('exactly the choices of on-screen notifications can be switched off on screen', async () => {
  const choices = await mails.database.query<{ choice: string }>(
    'select distinct choice from private.mail_kinds where is_on_screen and choice is not null order by choice',
  );
  expect(choices.map(({ choice }) => choice)).toEqual(screenChoices.toSorted());
  await expect(choose(`off_screen = '{newsletter}'`)).rejects.toMatchObject({ code: '23514' });
});

test('exactly the on-screen kinds have a text', async () => {
  const kinds = await mails.database.query<{ kind: string }>(
    'select kind from private.mail_kinds where is_on_screen order by kind',
  );
  expect(kinds.map(({ kind }) => kind)).toEqual(shownKinds.toSorted());
});

test('codes and account notices are sent by mail only', async () => {
  for (const kind of ['claim_code', 'account_suspended', 'suspension_lifted']) {
    expect(await tell({ kind })).toEqual({ shown: [], mailed: [kind] });
  }
});

test('an invitation is shown to who has proven the address, without the token of the mail', async () => {
  const invitation = {
    kind: 'access_invitation',
    data: { name: 'Joe’s', path: '/invitation#invitation=secret' },
    person: null,
    address: mails.address,
  };
  expect(await tell(invitation)).toEqual({ shown: [], mailed: ['access_invitation'] });
  await mails.database.exec(
    'delete from private.mails; update auth.users set email_confirmed_at = now()',
  );
  expect(await tell(invitation)).toMatchObject({
    shown: [{ kind: 'access_invitation', data: { name: 'Joe’s' } }],
    mailed: ['access_invitation'],
  });
  const { shown } = await tell(invitation);
  expect(shown[0]?.data).not.toHaveProperty('path');
});

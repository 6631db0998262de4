import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { choices } from '#app/domain/notification/notification.ts';
import { type MailQueue, openMailQueue } from '../support/mail-queue.ts';

const everyChoice = Object.keys(choices).join();

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
    `insert into public.notification_preferences (user_id) values ('${mails.person}') on conflict do nothing;
     update public.notification_preferences set ${sql}`,
  );

test('a person who has chosen nothing is notified on screen and by mail, once', async () => {
  const kind = 'change_approved';
  const shown = [{ kind, data: { name: 'Joe’s' } }];
  expect(await tell({ kind, data: { name: 'Joe’s' } })).toEqual({ shown, mailed: [kind] });
  expect(await tell({ kind, data: { name: 'Other' } })).toEqual({ shown, mailed: [] });
});

test.each([
  ['on screen alone', `off_mail = '{change_updates}'`, ['change_rejected'], []],
  ['by mail alone', `off_screen = '{change_updates}'`, [], ['change_rejected']],
  ['in neither way', `off_mail = '{change_updates}', off_screen = '{change_updates}'`, [], []],
])('a notification arrives %s, as its recipient chose', async (_how, choice, onScreen, mailed) => {
  await choose(choice);
  const told = await tell({ kind: 'change_rejected' });
  expect({ ...told, shown: told.shown.map(({ kind }) => kind) }).toEqual({
    shown: onScreen,
    mailed,
  });
});

test('a mandatory notification arrives on screen and by mail, even with every choice off', async () => {
  await choose(`off_mail = '{${everyChoice}}', off_screen = '{${everyChoice}}'`);
  const kind = 'listing_lost';
  expect(await tell({ kind })).toEqual({ shown: [{ kind, data: {} }], mailed: [kind] });
});

test('exactly the choices of kinds can be switched off, those by mail alone not on screen', async () => {
  const used = await mails.database.query<{ choice: string; is_mail_only: boolean }>(
    `select choice, not bool_or(is_on_screen) as is_mail_only from private.mail_kinds
     where choice is not null group by choice order by choice`,
  );
  const listed = Object.entries(choices).map(([choice, about]) => ({
    choice,
    is_mail_only: 'isMailOnly' in about,
  }));
  expect(used).toEqual(listed.toSorted((one, other) => one.choice.localeCompare(other.choice)));
  await choose(`off_mail = '{${everyChoice}}'`);
  for (const column of ['off_mail', 'off_screen']) {
    await expect(choose(`${column} = '{newsletter}'`)).rejects.toMatchObject({ code: '23514' });
  }
  const repeated = Array(21).fill('messages').join();
  await expect(choose(`off_mail = '{${repeated}}'`)).rejects.toMatchObject({ code: '23514' });
});

test('what is for the daily mail waits for it, and is one mail of a person, without what they switched off', async () => {
  const { database, person } = mails;
  const queue = (key: string, kind = 'saved_place_hours') =>
    database.query('select private.notify($1, $2, $3, $4)', [kind, key, { name: key }, person]);
  await choose(`off_mail = '{digest, saved_search_alerts}'`);
  await queue('one');
  await queue('two');
  await queue('three', 'saved_search_matches');
  expect(await mails.lease()).toEqual([]);
  const waiting = await database.query<{ hours: number; hour: number }>(
    `select (extract(epoch from due_at - now()) / 3600)::integer as hours, extract(hour from due_at at time zone 'UTC')::integer as hour
     from private.mails`,
  );
  for (const { hours, hour } of waiting) {
    expect(hours).toBeLessThanOrEqual(24);
    expect(hour).toBe(14);
  }
  await database.query(`update private.mails set due_at = now() where data ->> 'name' <> 'two'`);
  await database.query(`update private.mails set due_at = now() where data ->> 'name' = 'two'`);
  const part = { kind: 'saved_place_hours', choice: 'saved_place_updates' };
  expect(await mails.lease()).toMatchObject([
    {
      kind: 'daily_mail',
      data: {
        parts: [
          { ...part, data: { name: 'one' } },
          { ...part, data: { name: 'two' } },
        ],
      },
    },
  ]);
  expect((await mails.readAll()).map(({ status }) => status).toSorted()).toEqual([
    'sent',
    'sent',
    'unwanted',
    'waiting',
  ]);
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

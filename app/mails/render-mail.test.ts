import { expect, onTestFinished, test } from 'vitest';
import { setSite, site as directory } from '#app/config/site.ts';
import type { LeasedMail } from '#app/domain/mail/mail-schema.ts';
import { exampleOf } from '#app/domain/notification/kind-fixture.ts';
import { kinds as declared } from '#app/domain/notification/kinds.ts';
import { verifyChoices } from '#app/domain/notification/notification.ts';
import { renderMail } from './render-mail.tsx';

const site = { siteOrigin: 'https://www.example.com', secret: 'a secret of this site' };
const person = '5eed0000-0000-4000-8000-000000000001';
const kinds = Object.keys(declared);

function leased(kind: string, change: Partial<LeasedMail> = {}): LeasedMail {
  return {
    id: 'd4f8227e-0a5d-4eb8-b522-140fa72bf8c6',
    kind,
    to: 'ana@people.example',
    first_name: 'Ana',
    data: exampleOf(kind),
    person,
    choice: 'submission_updates',
    ...change,
  };
}

/** The mail with other words in all the places where people choose them. */
function say(kind: string, words: string): LeasedMail {
  const { data } = leased(kind);
  const said = Object.entries(data).map(([name, value]) => [
    name,
    ['name', 'reason', 'by', 'code'].includes(name) ? words : value,
  ]);
  return leased(kind, { first_name: words, data: Object.fromEntries(said) });
}

const findLinks = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test.each(kinds)('%s says the same in HTML and in text, on this site alone', async (kind) => {
  const { subject, html, text, to } = await renderMail(leased(kind), site);
  expect(subject.length).toBeGreaterThan(10);
  expect(subject.replaceAll(directory.name, '').length).toBeLessThan(80);
  expect(to).toBe('ana@people.example');
  expect(html).toMatch(/^<!doctype html><html lang="en">/);
  expect(text).toMatch(/^Hello Ana,\n\n/);
  expect(text).not.toMatch(/<|&#|&amp;|undefined|null|\[object/);
  expect(html).not.toMatch(/undefined|null|\[object/);
  expect(html).not.toMatch(/<p\b[^>]*>(?:(?!<\/p>).)*<p\b/s); // browsers end a paragraph at the next
  const links = findLinks(html);
  const { origin } = new URL(site.siteOrigin);
  expect(links.filter((link) => new URL(link).origin !== origin)).toEqual([]);
  for (const link of links.filter((link) => !link.endsWith('/account-settings'))) {
    expect(text).toContain(link);
  }
});

test.each(kinds)('%s is the same each time', async (kind) => {
  expect(await renderMail(leased(kind), site)).toEqual(await renderMail(leased(kind), site));
});

test('a mail has the directory’s own logo, from this site, above its name', async () => {
  setSite({ identity: { name: 'Finder', logo: `${'a'.repeat(32)}-48` } });
  onTestFinished(() => setSite({}));
  const { html } = await renderMail(leased(kinds[0] ?? ''), site);
  expect(html).toContain(`src="${site.siteOrigin}/brand/${'a'.repeat(32)}-48/logo.png"`);
});

const hostile = `"><img src=x onerror=alert(1)></a> & Joe's\r\nBcc: all@people.example\u2028X: y`;

// It says nothing that people typed.
const typed = kinds.filter((kind) => kind !== 'message_refused');

test.each(typed)('%s takes what people typed for words', async (kind) => {
  const { subject, html, text } = await renderMail(say(kind, hostile), site);
  expect(html).not.toContain('<img');
  expect(findLinks(html)).toEqual(findLinks((await renderMail(leased(kind), site)).html));
  expect(text).toContain(`"><img src=x onerror=alert(1)></a> & Joe's`);
  expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
});

/** The mail as a stranger would have it: in every text of theirs a name to believe and links to follow. */
function sayAsStranger(kind: string): LeasedMail {
  const words = 'Support Team: confirm at https://evil.example/login or evil.example';
  const { data } = leased(kind);
  const theirs = new Set(['author', 'from', 'by', 'left_by', 'body', 'answer']);
  const said = Object.entries(data).flatMap(([name, value]) =>
    theirs.has(name) && value !== null
      ? [[name, name === 'body' || name === 'answer' ? words : 'Support Team']]
      : [[name, value]],
  );
  const fields = (data as { fields?: object[] }).fields?.map((field) => ({
    ...field,
    reason: words,
  }));
  return leased(kind, { data: { ...Object.fromEntries(said), ...(fields && { fields }) } });
}

test.each([
  'review_received',
  'review_answered',
  'question_received',
  'question_answered',
  'message_received',
  'edit_decided',
])('%s begins by saying that somebody else wrote it, and has none of their links', async (kind) => {
  const { subject, html, text } = await renderMail(sayAsStranger(kind), site);
  const opening = 'Hello Ana,\n\nSomebody else wrote the quoted text in this email, not';
  expect(text.startsWith(`${opening} ${directory.name}`)).toBe(true);
  expect(text).toContain('confirm at [link: see it on the site] or [link: see it on the site]');
  expect(html + text).not.toContain('evil.example');
  expect(subject).not.toContain('Support Team');
});

test.each(kinds)(
  'the subject of %s has neither the name nor the words of its writer',
  async (kind) => {
    const mail = sayAsStranger(kind);
    const left = {
      ...mail,
      data: { ...mail.data, ...(kind === 'access_ended' && { left_by: 'Support Team' }) },
    };
    expect((await renderMail(left, site)).subject).not.toMatch(/Support Team|evil/);
  },
);

test('a mail about a list does not show in its subject how somebody named it', async () => {
  const data = {
    ...leased('report_decided').data,
    kind: 'list',
    name: 'Support: see evil.example',
  };
  const { subject, html } = await renderMail(leased('report_decided', { data }), site);
  expect(subject).toBe('We agreed with your report: the list is hidden');
  expect(html).not.toContain('evil.example');
});

test('a long name does not make a long subject', async () => {
  const { subject } = await renderMail(say('submission_approved', 'Joe’s '.repeat(50)), site);
  expect(subject.length).toBeLessThanOrEqual(150);
});

test('one click ends mails of a kind, by headers and in their footer', async () => {
  const { headers, html } = await renderMail(leased('submission_approved'), site);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, address = ''] = /^<(.*)>$/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  const { pathname, searchParams } = new URL(address);
  expect(pathname).toBe('/api/mails/unsubscribe');
  const token = searchParams.get('token') ?? '';
  expect(await verifyChoices(site.secret, token)).toEqual({
    person,
    choices: ['submission_updates'],
  });
  expect(html).toContain(`href="${site.siteOrigin}/unsubscribe?token=${token}"`);
});

test('mails that always go have no such way, and say so', async () => {
  const { headers, html, text } = await renderMail(leased('claim_code', { choice: null }), site);
  expect(headers).not.toHaveProperty('List-Unsubscribe');
  expect(html).not.toContain('unsubscribe');
  expect(text).toContain('You cannot turn off emails like this one');
});

test('a digest lists what is new and leaves out empty sections', async () => {
  const { data } = leased('weekly_digest');
  const render = (change: object) =>
    renderMail(leased('weekly_digest', { data: { ...data, ...change }, choice: 'digest' }), site);
  const whole = await render({});
  expect(whole.subject).toBe(
    'Your week: 12 new in Austin, TX, 1 answer, and 1 saved place changed',
  );
  expect(whole.text).toContain(
    'Changes to your saved places\n\n4th St. Tap, new hours:\nhttps://www.example.com/business/4th-st-tap-hutto-tx\n',
  );
  expect(whole.text).toContain('Joe’s Café & Bar, Cafés, Austin:\n');
  expect(whole.html).toContain('>4th St. Tap</a>, new hours</li>');
  expect(whole.text).toContain('You get this email because “Weekly digest” is on.');
  const [, token = ''] =
    /unsubscribe\?token=([^>]+)/.exec(whole.headers['List-Unsubscribe'] ?? '') ?? [];
  expect(await verifyChoices(site.secret, token)).toEqual({ person, choices: ['digest'] });

  const answered = await render({ city: null, places: [] });
  expect(answered.subject).toBe('Your week: 1 answer');
  expect(answered.text).not.toMatch(/New in|saved places/);
  expect(answered.html).not.toContain('/browse/metro/');
});

test('a daily mail says all that waited for it, and one click ends each of its kinds', async () => {
  const part = (kind: string, choice: string) => ({ kind, choice, data: leased(kind).data });
  const parts = [
    part('saved_place_hours', 'saved_place_updates'),
    part('saved_search_matches', 'saved_search_alerts'),
    part('saved_place_hours', 'saved_place_updates'),
  ];
  const daily = (data: object) => leased('daily_mail', { choice: null, data: { ...data } });
  const { subject, html, text, headers } = await renderMail(daily({ parts }), site);
  expect(subject).toBe('Joe’s Café & Bar, which you saved, has new hours, and 2 more updates');
  expect(text).toContain('“tacos” near Austin, TX');
  expect(text).toContain('Joe’s Café & Bar has changed its hours.');
  expect(html).toContain('See all results');
  expect(text.replaceAll('\n', ' ')).toContain(
    'because “My saved places” and “Saved searches” are on.',
  );
  const [, token = ''] = /unsubscribe\?token=([^>]+)/.exec(headers['List-Unsubscribe'] ?? '') ?? [];
  expect(await verifyChoices(site.secret, token)).toEqual({
    person,
    choices: ['saved_place_updates', 'saved_search_alerts'],
  });
  const one = await renderMail(daily({ parts: parts.slice(1, 2) }), site);
  expect(one.subject).toBe('7 new listings match your saved searches');
  await expect(renderMail(daily({ parts: [] }), site)).rejects.toThrow(/parts|Too small/);
});

test('a mail to a person without a name says only hello', async () => {
  const { text } = await renderMail(leased('claim_code', { first_name: null }), site);
  expect(text).toMatch(/^Hello,\n\n/);
});

test.each([
  ['an unknown kind', { kind: 'unheard_of' }, /No kind/],
  ['data that lack something', { data: {} }, /"name"/],
  ['a slug that leads elsewhere', { data: { name: 'Joe’s', slug: '../..//evil' } }, /"slug"/],
])('a mail with %s is not sent', async (_what, change, message) => {
  await expect(renderMail(leased('submission_approved', change), site)).rejects.toThrow(message);
});

test.each(['editor', 'hours', 'owner'])(
  'an invitation as %s says who invites by the listing and by a name in quotes',
  async (role) => {
    const { data } = leased('access_invitation');
    const by = 'ACCOUNT LOCKED';
    const mail = leased('access_invitation', { data: { ...data, role, by } });
    const { text, subject } = await renderMail(mail, site);
    expect(text.replaceAll('\n', ' ')).toContain(
      'The owner of “Joe’s Café & Bar”, “ACCOUNT LOCKED”, ',
    );
    expect(subject).not.toContain(by);
    const unnamed = leased('access_invitation', { data: { ...data, role, by: null } });
    expect((await renderMail(unnamed, site)).text).toContain('The owner of “Joe’s Café & Bar” ');
  },
);

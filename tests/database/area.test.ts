import { expect, onTestFinished, test } from 'vitest';
import { asAnyone, asService, signInAs } from '../support/clients.ts';
import { decideNow } from '../support/decide.ts';
import { fileDatabase } from '../support/file-backend.ts';
import { createPerson } from '../support/people.ts';
import { newContent, sendNew } from '../support/submissions.ts';

const middlebury = {
  city: 'Middlebury',
  state: 'VT',
  zip_code: '05753',
  location: { lat: 44.014, lng: -73.169 },
};

async function setArea(value: object | null) {
  const { client } = await signInAs('super');
  const { data } = await client.rpc('get_settings');
  const area = (data as { kind: string; revision: number }[]).find(({ kind }) => kind === 'area');
  const given = { kind: 'area', name: 'site', value: value as never };
  return client.rpc('change_setting', { ...given, expected_revision: area?.revision ?? 0 });
}

function limitArea(value: object) {
  onTestFinished(async () => void (await setArea(null)));
  return setArea(value);
}

test('the first listing of a town makes its front page', async () => {
  const front = async () =>
    (await asService().rpc('get_metro_front', { metro: 'middlebury-vt' })).data;
  expect(await front()).not.toMatchObject({ metro: { slug: 'middlebury-vt' } });
  const ana = await createPerson('community_user');
  const sent = await sendNew(ana.client, newContent(middlebury));
  const { client } = await signInAs('admin');
  const { id, revision } = sent.submission;
  await decideNow(client, { id, version: revision });
  onTestFinished(async () => {
    await fileDatabase()?.query("update public.businesses set metro_id = null where state = 'VT'");
    await fileDatabase()?.query("delete from public.metros where slug = 'middlebury-vt'");
  });
  expect(await front()).toMatchObject({
    metro: { slug: 'middlebury-vt', name: 'Middlebury, VT' },
    total: 1,
  });
});

test('a directory of one town takes businesses around it only, and home is that town', async () => {
  await limitArea({ name: 'Middlebury, Vermont', towns: ['Middlebury, VT'], radius_miles: 10 });
  expect((await asService().rpc('get_edge_settings')).data).toMatchObject({
    site: { area: { name: 'Middlebury, Vermont', city: 'middlebury-vt', town: 'Middlebury, VT' } },
  });
  const ana = await createPerson('community_user');
  await expect(sendNew(ana.client, newContent())).rejects.toThrow('location');
  expect(await sendNew(ana.client, newContent(middlebury))).toMatchObject({ outcome: 'sent' });
});

test('a business that is nearer to another city is on the page of the only town, whose area it is in', async () => {
  const burlington = () =>
    fileDatabase()?.query<{ slug: string }>(
      `select m.slug from public.metros as m
       where m.id = private.make_metro(44.4759, -73.2121, 'Burlington', 'VT')`,
    );
  if (fileDatabase() === null) return;
  expect(await burlington()).toEqual([{ slug: 'burlington-vt' }]);
  await limitArea({ name: 'Middlebury, Vermont', towns: ['Middlebury, VT'], radius_miles: 60 });
  expect(await burlington()).toEqual([{ slug: 'middlebury-vt' }]);
});

test('only places in the area are offered while a place is typed', async () => {
  const offer = async (q: string) => {
    const { data } = await asAnyone().rpc('suggest', { q });
    return (data as { places: { name: string }[] }).places.map(({ name }) => name);
  };
  expect(await offer('coffeev')).toContain('Coffeeville, AL');
  expect(await offer('verm')).toContain('Vermont');
  await limitArea({ name: 'Middlebury, Vermont', towns: ['Middlebury, VT'] });
  expect(await offer('middleb')).toEqual(['Middlebury, VT', 'Middlebury (village), VT']);
  expect(await offer('0575')).toEqual(expect.arrayContaining(['05753']));
  expect(await offer('0575')).not.toContain('05759');
  expect([...(await offer('coffeev')), ...(await offer('verm'))]).toEqual([]);
});

test('no town or county is in an area that nobody knows', async () => {
  for (const [kind, name] of [
    ['towns', 'Middleburyy, VT'],
    ['counties', 'Middlebury County, VT'],
  ] as const) {
    const { error } = await setArea({ name: 'Middlebury', [kind]: [name] });
    expect(error?.message).toContain(`"${kind}"`);
  }
});

const burlington = {
  city: 'Burlington',
  state: 'VT',
  zip_code: '05401',
  location: { lat: 44.476, lng: -73.212 },
};

test.each(['Addison County, VT', 'Addison, VT'])(
  'a directory of %s takes businesses of that county, and is about it',
  async (county) => {
    await limitArea({ name: 'Addison County, Vermont', counties: [county] });
    const { data } = await asService().rpc('get_edge_settings');
    const { area } = (data as { site: { area: { bounds: Record<string, number> } } }).site;
    expect(area).toMatchObject({ name: 'Addison County, Vermont', city: null, town: null });
    const { south, west, north, east } = area.bounds;
    expect([south, west, north, east].map((degrees) => degrees?.toFixed(1))).toEqual([
      '43.8',
      '-73.4',
      '44.3',
      '-72.7',
    ]);
    const ana = await createPerson('community_user');
    expect(await sendNew(ana.client, newContent(middlebury))).toMatchObject({ outcome: 'sent' });
    await expect(sendNew(ana.client, newContent(burlington))).rejects.toThrow('location');
    const { data: offered } = await asAnyone().rpc('suggest', { q: 'vergen' });
    expect(offered).toMatchObject({ places: [{ name: 'Vergennes, VT' }] });
    const { data: others } = await asAnyone().rpc('suggest', { q: 'burlingt' });
    expect(others).toMatchObject({ places: [] });
  },
);

test('sitemaps have what is in the area', async () => {
  const read = async () => {
    const first_id = '00000000-0000-0000-0000-000000000000';
    const listings = await asService().rpc('sitemap_businesses', { first_id });
    const metros = await asService().rpc('sitemap_pages', { kind: 'metros' });
    return [listings.data, metros.data] as { slug: string }[][];
  };
  const [all = [], everywhere = []] = await read();
  await limitArea({ name: 'Travis County, Texas', counties: ['Travis County, TX'] });
  const [listings = [], metros = []] = await read();
  expect(metros.map(({ slug }) => slug)).toEqual(['austin-tx']);
  expect(everywhere.length).toBeGreaterThan(1);
  expect(listings.length).toBeGreaterThan(10);
  expect(listings.length).toBeLessThan(all.length / 5);
  expect(listings.every(({ slug }) => slug.includes('-tx'))).toBe(true);
});

test('a directory of a state takes all of it', async () => {
  await limitArea({ name: 'Kansas', states: ['KS'] });
  const ana = await createPerson('community_user');
  expect(await sendNew(ana.client)).toMatchObject({ outcome: 'sent' });
  await expect(sendNew(ana.client, newContent(middlebury))).rejects.toThrow('location');
});

test.each([
  [{ states: ['KS'] }, 'name'],
  [{ name: 'Kansas', states: ['Kansas'] }, 'states'],
  [{ name: 'Middlebury', towns: ['Middlebury'] }, 'towns'],
  [{ name: 'Middlebury', towns: ['Middlebury, VT'], radius_miles: 0 }, 'radius_miles'],
  [{ name: 'Addison', counties: ['Addison'] }, 'counties'],
  [{ name: 'Kansas', zips: [] }, 'value'],
])('no area is %j', async (value, field) => {
  expect((await setArea(value)).error?.message).toContain(`"${field}"`);
});

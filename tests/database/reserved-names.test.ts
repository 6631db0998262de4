import { expect, test } from 'vitest';
import { site } from '#app/config/site.ts';
import { mayUseNames, updateNames } from '#app/domain/profile/profile-calls.ts';
import { findOwnList, putSavedList } from '#app/domain/saved/saved-calls.ts';
import { asAnyone, asService } from '../support/clients.ts';
import { createPerson } from '../support/people.ts';

const refused = [
  [site.name, ''],
  [`${site.name} Support`, 'Team'],
  ['Main', 'Street'],
  ['M a i n', 's t r e e t'],
  ['M-a-i-n-s-t-r-e-e-t', 'Ana'],
  ['Mаіnstrееt', 'Help'], // Cyrillic а, і, е
  ['ΜΑΙΝSTREET', ''], // Greek capitals
  ['Ｍａｉｎｓｔｒｅｅｔ', ''],
  ['Ma1nstr33t', ''],
  ['Mainst\u0301reet\u0308', ''],
  ['Main\u034fstreet', ''],
  ['🅼🅰🅸🅽🆂🆃🆁🅴🅴🆃', ''],
  ['TheMainstreetTeam', ''],
  ['Admin', ''],
  ['Ana', 'Admin'],
  ['A d m i n', ''],
  ['Adrnin', ''],
  ['ADM1N', ''],
  ['Admin1', ''],
  ['Admin123', ''],
  ['Ɑdmin', ''],
  ['ꓮꓓꓟꓲꓠ', ''], // Lisu
  ['ⲘⲀⲒⲚSTREET', ''], // Coptic
  ['ᗰainstreet', ''],
  ['Mainstree†', ''],
  ['Տupport', 'Team'], // Armenian
  ['Support', '24'],
  ['Trust', '& Safety'],
  ['Site', 'Team'],
  ['Аdmin', ''],
  ['Ad', 'min'],
  ['Site', 'Administrator'],
  ['Moderator', ''],
  ['M0derat0r', 'Ana'],
  ['Official', 'Ana'],
  ['Officlal', ''],
  ['Support', ''],
  ['Support', 'Team'],
  ['SupportTeam', ''],
  ['Sup', 'port'],
  ['Ѕuрроrt', 'Теаm'],
  ['Customer', 'Service'],
  ['Help', 'Desk'],
  ['Billing', 'Team'],
  ['The', 'Staff'],
  ['Security', 'Lee'],
  ['Webmaster', ''],
];

test('nobody is called as the directory or its staff, however it is written', async () => {
  const { client: db, userId } = await createPerson('community_user');
  for (const [first_name = '', last_name = ''] of refused) {
    const names = { first_name, last_name };
    const outcome = await updateNames({ db }, { userId, ...names });
    const mayUse = await mayUseNames({ db: asAnyone() }, names);
    expect({ names, outcome, mayUse }).toEqual({
      names,
      outcome: { ok: false, reason: 'reserved_name' },
      mayUse: false,
    });
  }
});

test('an account that asks for such a name gets none', async () => {
  const { client } = await createPerson('community_user');
  await client.auth.updateUser({ data: { first_name: 'Supp0rt', last_name: 'Теаm' } });
  const { user_metadata } = (await client.auth.getUser()).data.user!;
  expect([user_metadata.first_name, user_metadata.last_name]).toEqual([undefined, undefined]);
});

const people =
  `James Smith, Mary Johnson, Robert Williams, Patricia Brown, John Jones, Jennifer Garcia, Michael Miller,
  Linda Davis, David Rodriguez, Elizabeth Martinez, William Hernandez, Barbara Lopez, Richard Gonzalez, Susan Wilson,
  Joseph Anderson, Jessica Thomas, Thomas Taylor, Sarah Moore, Christopher Jackson, Karen Martin, Charles Lee, Lisa Perez,
  Daniel Thompson, Nancy White, Matthew Harris, Sandra Sanchez, Anthony Clark, Betty Ramirez, Mark Lewis, Ashley Robinson,
  Donald Walker, Emily Young, Steven Allen, Kimberly King, Andrew Wright, Margaret Scott, Paul Torres, Donna Nguyen,
  Joshua Hill, Michelle Flores, Kenneth Green, Carol Adams, Kevin Nelson, Amanda Baker, Brian Hall, Melissa Rivera,
  George Campbell, Deborah Mitchell, Timothy Carter, Stephanie Roberts, Ronald Gomez, Dorothy Phillips, Jason Evans,
  Rebecca Turner, Edward Diaz, Sharon Parker, Jeffrey Cruz, Laura Edwards, Ryan Collins, Cynthia Reyes, Jacob Stewart,
  Amy Morris, Gary Morales, Kathleen Murphy, Nicholas Cook, Angela Rogers, Eric Gutierrez, Shirley Ortiz, Jonathan Morgan,
  Brenda Cooper, Stephen Peterson, Emma Bailey, Larry Reed, Anna Kelly, Justin Howard, Pamela Ramos, Scott Kim, Nicole Cox,
  Brandon Ward, Samantha Richardson, Benjamin Watson, Katherine Brooks, Samuel Chavez, Christine Wood, Gregory James,
  Helen Bennett, Alexander Gray, Debra Mendoza, Patrick Ruiz, Rachel Hughes, Frank Price, Carolyn Alvarez, Raymond Castillo,
  Janet Sanders, Jack Patel, Maria Myers, Dennis Long, Catherine Ross, Jerry Foster, Heather Jimenez, Tyler Powell,
  Diane Jenkins, Aaron Perry, Olivia Russell, Jose Sullivan, Julie Bell, Adam Coleman, Joyce Butler, Nathan Henderson,
  Victoria Barnes, Henry Gonzales, Ruth Fisher, Zachary Vasquez, Virginia Simmons, Douglas Romero, Lauren Jordan,
  Peter Patterson, Kelly Alexander, Kyle Hamilton, Christina Graham, Noah Reynolds, Joan Griffin, Ethan Wallace,
  Evelyn Moreno, Jeremy West, Judith Cole, Christian Hayes, Andrea Bryant, Walter Herrera, Hannah Gibson, Keith Ellis,
  Megan Tran, Austin Medina, Cheryl Aguilar, Roger Stevens, Jacqueline Murray, Terry Ford, Martha Castro, Sean Marshall,
  Madison Owens, Gerald Harrison, Teresa Fernandez, Carl McDonald, Gloria Woods, Dylan Washington, Sara Kennedy,
  Harold Wells, Janice Vargas, Jordan Henry, Ann Chen, Jesse Freeman, Kathryn Webb, Bryan Tucker, Abigail Guzman,
  Lawrence Burns, Sophia Crawford, Arthur Olson, Frances Simpson, Gabriel Porter, Jean Hunter, Bruce Gordon, Alice Mendez,
  Logan Silva, Judy Shaw, Billy Snyder, Isabella Mason, Joe Dixon, Julia Munoz, Alan Hunt, Grace Hicks, Juan Holmes,
  Amber Palmer, Elijah Wagner, Denise Black, Willie Robertson, Danielle Boyd, Albert Rose, Marilyn Stone, Wayne Salazar,
  Admir Hasanović, Jane Officer, Sam Main, Ann Street, Romain Street, Germain Streeter, Frank Staff, Robert Service,
  Elihu Root, Bob Billing, Nelly Teams, Thế Nguyễn, An D, Анна Мороз, Олег Адамов, Γιώργος Παπαδόπουλος, 山田 太郎, مريم علي,
  Siobhán O’Connor, Jean-Luc Dupré, J. R. R. Tolkien, Mads Øster, Łukasz Wiśniewski, Admiral Jones, Bernard Vaughn,
  Moderata Fonte, Oscar de la Hoya, Christina Safety, Andy Helper, Amin Din, Ad Minkowski, Care Bell, Trust Moyo`
    .split(/,\s+/)
    .map((name) => name.split(/ (.*)/s));

test(`${people.length} names that people have are theirs`, async () => {
  expect(people.length).toBeGreaterThan(200);
  const answers = await Promise.all(
    people.map(async ([first_name = '', last_name = '']) => {
      const isFree = await mayUseNames({ db: asAnyone() }, { first_name, last_name });
      return isFree ? [] : [`${first_name} ${last_name}`];
    }),
  );
  expect(answers.flat()).toEqual([]);
  const { client: db, userId } = await createPerson('community_user');
  const [first_name = '', last_name = ''] = people.find(([first]) => first === 'Admir')!;
  expect(await updateNames({ db }, { userId, first_name, last_name })).toMatchObject({ ok: true });
});

test('no list speaks for the directory, and every other name of a list is fine', async () => {
  const { client: db } = await createPerson('community_user');
  const put = async (name: string) => {
    const listId = crypto.randomUUID();
    const outcome = await putSavedList({ db }, { listId, name, isShared: true });
    return { outcome, list: await findOwnList({ db }, listId) };
  };
  for (const name of [
    'Mainstreet: confirm your account',
    'Оffісіаl pісkѕ',
    'Admin',
    'Support team',
    '@dmin picks',
  ]) {
    const { outcome, list } = await put(name);
    expect({ name, ...outcome }).toEqual({
      name,
      ok: false,
      reason: 'invalid',
      field: 'reserved_name',
    });
    expect(list).toBeNull();
  }
  for (const name of [
    'Main Street lunch',
    'Support local shops',
    'Our team lunches',
    'Staff favorites',
  ]) {
    expect({ name, ...(await put(name)).outcome }).toMatchObject({ name, ok: true });
  }
});

test('the database knows the name of the site, and holds the service role to the rule, too', async () => {
  const { userId } = await createPerson('community_user');
  const { error } = await asService()
    .from('profiles')
    .update({ first_name: 'Mainstreet', last_name: 'Support' })
    .eq('user_id', userId);
  expect(error?.message).toContain('reserved_name');
});

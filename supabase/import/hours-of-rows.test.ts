import { expect, test } from 'vitest';
import { readFile } from './read-file-fixture.ts';

test('hours of a day that repeat or overlap are one, and days may be numbers', async () => {
  const cells: [typed: string, read: string][] = [
    ['Mon 9-5; Mon 9-5; Monday 9am-5pm', '1 09:00-17:00'],
    ['Mon 9-5; Mon 9-8; Mon 12-2', '1 09:00-20:00'],
    ['Fri 6pm-2am; Fri 8pm-11pm; Fri 10pm-3am', '5 18:00-03:00'],
    ['Fri 12am-12am; Fri 8pm-3am', '5 00:00-24:00'],
    ['Fri 10am-2am; Fri 8pm-11am', '5 10:00-10:00'],
    [
      '1,3 08:30-17:00; 6-7 12:00-13:30,17:00-20:00',
      '1 08:30-17:00, 3 08:30-17:00, 6 12:00-13:30, 6 17:00-20:00, 7 12:00-13:30, 7 17:00-20:00',
    ],
  ];
  const lines = cells.map(([typed], index) => `Oak Diner ${index},Waco,TX,76701,"${typed}"`);
  const rows = await readFile(`name,city,state,zip,hours\n${lines.join('\n')}`);
  expect(rows).toMatchObject(cells.map(([, read]) => ({ hours: read })));
});

test('a night ends where the next day goes on, so that the database takes the week', async () => {
  const weeks = {
    'Mo 18:00-02:00; Tu 00:00-14:00': '1 18:00-24:00, 2 00:00-14:00',
    'Mo 18:00-02:00; Tu 00:00-02:00,10:00-15:00': '1 18:00-02:00, 2 10:00-15:00',
    'Mo 09:00-10:00; Su 20:00-03:00; Mo 01:00-08:00': '1 01:00-08:00, 1 09:00-10:00, 7 20:00-01:00',
  };
  const lines = Object.keys(weeks).map((week) => `Oak Diner,Waco,TX,76701,"${week}"`);
  const rows = await readFile(`name,city,state,zip,opening_hours\n${lines.join('\n')}`);
  expect(rows).toMatchObject(Object.values(weeks).map((hours) => ({ hours })));
});

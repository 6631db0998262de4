import { expect, test } from 'vitest';
import { parseTypedHours } from './parse-typed-hours.ts';

const week = 'mon-fri 09:00-17:00';

/** What is typed, and what is read of it. */
const cases: [typed: string, read: string][] = [
  ['mon-fri 9-5, sat 10-2', `${week}, sat 10:00-14:00`],
  ['Mon–Fri 9–5; Sat 10–2', `${week}, sat 10:00-14:00`],
  ['Monday to Friday from 9 to 5', week],
  ['Mondays thru Fridays: 9:00 a.m. – 5:00 p.m.', week],
  ['weekdays 9am-5pm', week],
  ['M-F 9a-5p', week],
  ['mon, tue, wed, thu & fri 9-5', week],
  ['09:00-17:00 mon-fri', week],
  ['Mo-Fr 0900-1700', week],
  ['mon-fri 9h-17h', week],
  ['mon-fri 9.00-17.00', week],
  ['9-5 mon-fri, 10-2 sat', `${week}, sat 10:00-14:00`],
  ['9-5 mon-fri, sat 10-2', `${week}, sat 10:00-14:00`],
  ['mon-fri 9-5\nsat 10-2', `${week}, sat 10:00-14:00`],
  ['Mon-Fri - 9-5', week],
  ['9-5', 'mon-sun 09:00-17:00'],
  ['daily 9-5', 'mon-sun 09:00-17:00'],
  ['every day 9-5', 'mon-sun 09:00-17:00'],
  ['open 7 days a week 9-5', 'mon-sun 09:00-17:00'],
  ['daily 9-5, sat 10-2, closed sun', `${week}, sat 10:00-14:00`],
  ['daily 9-5, sun closed', 'mon-sat 09:00-17:00'],
  ['closed sun, daily 9-5', 'mon-sat 09:00-17:00'],
  ['closed sun, mon 9-5', 'mon 09:00-17:00'],
  ['sat, sun closed, mon 9-5', 'mon 09:00-17:00'],
  ['9-5, sat 10-2, sun 11-3', `${week}, sat 10:00-14:00, sun 11:00-15:00`],
  ['mon-fri 9-5, closed weekends', week],
  ['mon 9-12, 1-5', 'mon 09:00-12:00, mon 13:00-17:00'],
  ['mon 9-12 and 1-5', 'mon 09:00-12:00, mon 13:00-17:00'],
  ['mon 9-12, mon 1-5', 'mon 09:00-12:00, mon 13:00-17:00'],
  ['mon 9-5, mon 9-5', 'mon 09:00-17:00'],
  ['mon-fri 9-5; mon 9-5', week],
  ['mon 9am-5pm, mon 9-5', 'mon 09:00-17:00'],
  ['1-5 09:00-17:00', week],
  ['1-5 09:00-12:00,13:00-17:00', 'mon-fri 09:00-12:00, mon-fri 13:00-17:00'],
  ['1,4-6 19:30-00:30', 'mon 19:30-00:30, thu-sat 19:30-00:30'],
  ['1-5: 09:00-17:00, 6 10:00-14:00', `${week}, sat 10:00-14:00`],
  ['1 to 5 9:00-17:00', week],
  ['1-5 6:00-10:00', 'mon-sun 13:00-17:00, mon-sun 18:00-22:00'],
  ['mon 9-5, 9-6', 'mon 09:00-17:00, mon 09:00-18:00'],
  ['0-4 09:00-17:00', '! 0'],
  ['1-5, 6-9', 'mon-sun 13:00-17:00, mon-sun 18:00-21:00'],
  ['9-12, 1-5 mon-fri', 'mon-fri 09:00-12:00, mon-fri 13:00-17:00'],
  ['tue 11-2, 5-10', 'tue 11:00-14:00, tue 17:00-22:00'],
  ['tue 11-2, 7-10', 'tue 11:00-14:00, tue 19:00-22:00'],
  ['tue 5-10', 'tue 17:00-22:00'],
  ['tue 6-2', 'tue 06:00-14:00'],
  ['tue 6-10pm', 'tue 18:00-22:00'],
  ['tue 9-1pm', 'tue 09:00-13:00'],
  ['tue 9am-5', 'tue 09:00-17:00'],
  ['tue 9-9', 'tue 09:00-21:00'],
  ['tue 10:30-6:15', 'tue 10:30-18:15'],
  ['tue 1030-615', 'tue 10:30-18:15'],
  ['tue noon-8', 'tue 12:00-20:00'],
  ['tue 12-8', 'tue 12:00-20:00'],
  ['tue 8-noon', 'tue 08:00-12:00'],
  ['tue 12am-12pm', 'tue 00:00-12:00'],
  ['tue 8-midnight', 'tue 08:00-00:00'],
  ['tue midnight-6am', 'tue 00:00-06:00'],
  ['tue midnight-midnight', 'tue 00:00-24:00'],
  ['tue 0-24', 'tue 00:00-24:00'],
  ['tue 18-24', 'tue 18:00-00:00'],
  ['fri-sat 8pm-2am', 'fri-sat 20:00-02:00'],
  ['fri 11-2am', 'fri 23:00-02:00'],
  ['fri 18:00-02:00', 'fri 18:00-02:00'],
  ['sat-mon 10-4', 'mon 10:00-16:00, sat-sun 10:00-16:00'],
  ['24/7', 'mon-sun 00:00-24:00'],
  ['open 24 hours', 'mon-sun 00:00-24:00'],
  ['mon-fri 24h, sat 9-5', 'mon-fri 00:00-24:00, sat 09:00-17:00'],
  ['weekends all day', 'sat-sun 00:00-24:00'],
  ['mon-fri 9-5 (closed 12-1)', 'mon-fri 09:00-12:00, mon-fri 13:00-17:00'],
  ['mon-fri 9-5, closed 12-1', 'mon-fri 09:00-12:00, mon-fri 13:00-17:00'],
  ['9 to 5 weekdays, closed for lunch 12-1', 'mon-fri 09:00-12:00, mon-fri 13:00-17:00'],
  ['9-5 (lunch 12-1) weekdays', 'mon-fri 09:00-12:00, mon-fri 13:00-17:00'],
  ['mon 8-6, lunch break noon to 1', 'mon 08:00-12:00, mon 13:00-18:00'],
  ['mon 9-5 closed 12-1, sat 10-2', 'mon 09:00-12:00, mon 13:00-17:00, sat 10:00-14:00'],
  ['mon 24 hours, closed 3am-4am', 'mon 00:00-03:00, mon 04:00-24:00'],
  ['mon 9-5, sat 10-2, closed 12-1', '! closed'],
  ['mon 9-5 (closed 6-7)', '! 6-7'],
  ['mon-sat 9-5, closed 12-1 weekdays', '! weekdays'],
  ['mon-fri 9-5, closed for lunch', '! closed for lunch'],
  ['mon-fri 9-5, closed', '! closed'],
  ['closed 12-1, mon 9-5', '! closed'],
  ['mon-fri 9-5, sat; 12-1', 'mon-fri 09:00-17:00, sat 12:00-13:00'],
  ['mon-fri 9-5, closed sat, 12-1', '! 12-1'],
  ['MWF 9-5', 'mon 09:00-17:00, wed 09:00-17:00, fri 09:00-17:00'],
  ['TTh 9-5', 'tue 09:00-17:00, thu 09:00-17:00'],
  ['tuth 9-5', 'tue 09:00-17:00, thu 09:00-17:00'],
  ['MTWTF 9-5', week],
  [
    'mwf 9-5, tth 10-6',
    'mon 09:00-17:00, tue 10:00-18:00, wed 09:00-17:00, thu 10:00-18:00, fri 09:00-17:00',
  ],
  ['daily 9-5 except Wed', 'mon-tue 09:00-17:00, thu-sun 09:00-17:00'],
  ['9-5 except wed', 'mon-tue 09:00-17:00, thu-sun 09:00-17:00'],
  ['weekdays except wed 9-5', 'mon-tue 09:00-17:00, thu-fri 09:00-17:00'],
  [
    'weekdays except tue and thu 9-5, sat 10-2',
    'mon 09:00-17:00, wed 09:00-17:00, fri 09:00-17:00, sat 10:00-14:00',
  ],
  [
    '9-5 weekdays except for wed, sat 10-2',
    'mon-tue 09:00-17:00, thu-fri 09:00-17:00, sat 10:00-14:00',
  ],
  ['mon-fri 9-5, except wed 10-2', 'mon-tue 09:00-17:00, wed 10:00-14:00, thu-fri 09:00-17:00'],
  ['mon-fri 9-5 except wed, sat 10-2', 'mon-tue 09:00-17:00, thu-fri 09:00-17:00, sat 10:00-14:00'],
  ['mon-fri 9-5 except', '! except'],
  ['closed', ''],
  ['', ''],
  ['by appointment only', 'by appointment'],
  ['mon-fri 9-5 or by appt.', '! or'],
  ['mon-fri 9-5, by appt.', `${week}, by appointment`],
  ['wensday 9-5', '! wensday'],
  ['mon-fri 9-5, sat by appointment', '! sat by appointment'],
  ['mon-fri 9-late', '! no closing: 9-late'],
  ['mon-fri 9', '! no closing: 9'],
  ['mon-fri 9-', '! no closing: 9'],
  ['mon-fri 9-5, tue', '! tue'],
  ['mon-fri 13pm-5', '! 13pm'],
  ['mon-fri 9-25', '! no closing: 9-25'],
  ['mon-fri 9:75-5', '! 9:75'],
  ['mon-fri 9-5, holidays closed', '! holidays'],
  ['whenever', '! whenever'],
  ['Lun-Vie 9-6', 'mon-fri 09:00-18:00'],
  ['Mar-Sáb 10-14, dom cerrado', 'tue-sat 10:00-14:00'],
  ['mié 9 hasta 5', 'wed 09:00-17:00'],
  ['L-V 9-18', 'mon-fri 09:00-18:00'],
  ['l a v 9 a 5', week],
  ['L-S 9-8', 'mon-sat 09:00-20:00'],
  ['s 9-5', '! s'],
  ['lu-vi 9-6, sa 10-2', 'mon-fri 09:00-18:00, sat 10:00-14:00'],
  ['lu ma mi ju vi 9-5', week],
  ['diario 8-8', 'mon-sun 08:00-20:00'],
  ['abierto 24 horas', 'mon-sun 00:00-24:00'],
  ['entre semana 9-5, fines de semana cerrado', week],
  ['domingos cerrados, lun-sáb 9-5', 'mon-sat 09:00-17:00'],
  ['9 de la mañana a 5 de la tarde', 'mon-sun 09:00-17:00'],
  ['7 in the morning to 11 at night', 'mon-sun 07:00-23:00'],
  ['mon-fri 9 o’clock to 5 o’clock', week],
  ['sun brunch 10-2', 'sun 10:00-14:00'],
  ['sat till noon', '! no opening: till noon'],
  ['sat 9ish-2', '! 9ish-2'],
  ['open 6 days a week 9-5', '! 6 days'],
  // As on public pages.
  ['Mon-Fri 9am-5pm EST', week],
  ['Monday-Friday, 9 AM - 5 PM (Eastern Time)', week],
  ['Thurs-Sat 4pm-close', '! no closing: 4pm-close'],
  ['Closed Mon & Tue. Wed-Sun 5pm-10pm', 'wed-sun 17:00-22:00'],
  ['Closed Sun. Mon. - Sat. 9-5', 'mon-sat 09:00-17:00'],
  [
    'Lunes a Viernes: 08:00 - 18:00\nSábados: 09:00 - 13:00',
    'mon-fri 08:00-18:00, sat 09:00-13:00',
  ],
  [
    'Lunes a viernes de 7:00 a.m. a 10:30 p.m, sábados 8:00 a.m a 10:30 p.m y domingos 2:00 p.m. a 10:30 p.m.',
    'mon-fri 07:00-22:30, sat 08:00-22:30, sun 14:00-22:30',
  ],
  [
    'Lunes a viernes de 9:00 a 13:00 y de 16:30 a 20:00',
    'mon-fri 09:00-13:00, mon-fri 16:30-20:00',
  ],
  ['x12', '! x12'],
  ['sat till noon', '! no opening: till noon'],
  ['mon-fri 9-5, sat until 2pm', '! no opening: until 2pm'],
];

test.each(cases)('“%s” is read as %s', (typed, read) => {
  expect(describe(typed)).toBe(read);
});

const names = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** Spans with the days that have them, days in a row as one. */
function describe(typed: string): string {
  const parsed = parseTypedHours(typed);
  if (!parsed.ok) {
    const { piece, missing } = parsed;
    return `! ${missing ? `no ${missing}: ` : ''}${piece}`;
  }
  const runs: { first: number; last: number; span: string }[] = [];
  for (const { day_of_week: day, opens, closes } of parsed.opening_hours) {
    const span = `${opens}-${closes}`;
    const before = runs.find((run) => run.span === span && run.last === day - 1);
    if (before) before.last = day;
    else runs.push({ first: day, last: day, span });
  }
  const said = runs.map(({ first, last, span }) => {
    const days = first === last ? names[first - 1] : `${names[first - 1]}-${names[last - 1]}`;
    return `${days} ${span}`;
  });
  return [...said, ...(parsed.isByAppointment ? ['by appointment'] : [])].join(', ');
}

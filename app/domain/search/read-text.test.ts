import { afterAll, beforeAll, expect, test } from 'vitest';
import { setSite } from '#app/config/site.ts';
import { shippedVocabulary as vocabulary } from '../../../tests/support/shipped-vocabulary.ts';
import { quoteText, readText, writeExcluded } from './read-text.ts';

beforeAll(() => setSite({ identity: { time_zone: 'America/Chicago' } }));
afterAll(() => setSite({}));

/** A Wednesday; in the middle of the country it is afternoon. */
const now = new Date('2026-11-25T22:00:00Z');
const read = (text: string) => readText(text, { vocabulary, now });

test.each([
  ['coffee not starbucks seattle', 'coffee seattle', ['starbucks']],
  ['coffee not blue owl seattle', 'coffee', ['blue owl seattle']],
  ['café sin starbucks', 'café', ['starbucks']],
  ['no starbucks coffee seattle', 'coffee seattle', ['starbucks']],
  ['no chains coffee', 'coffee', ['chains']],
  ['pizza -hut', 'pizza', ['hut']],
  ['burgers -"five guys" -wendys', 'burgers', ['five guys', 'wendys']],
  ['chicken besides kfc or popeyes in austin', 'chicken in austin', ['kfc', 'popeyes']],
  ["tacos that aren't taco bell near austin", 'tacos near austin', ['taco bell']],
  ['breweries in asheville other than wicked weed', 'breweries in asheville', ['wicked weed']],
  ['bar without live music, austin', 'bar austin', ['live music']],
  ['hotel but not a motel', 'hotel', ['motel']],
  ['gym without boxing', 'gym', ['boxing']],
  ['café excepto starbucks', 'café', ['starbucks']],
])('"%s" is "%s" without %j', (text, q, excluded) => {
  expect(read(text)).toMatchObject({ q, excluded });
  expect(read(`${q}${writeExcluded(excluded)}`)).toMatchObject({ q, excluded });
});

test.each([
  'no heat in house',
  'ac not working',
  'my apartment has no hot water',
  'fridge not cold',
  'bakery not too far',
  'no 1 chinese',
  'take-out',
  'pay-per-view bar',
  'notary',
  'northern lights',
])('there is nothing excluded in "%s"', (text) => {
  expect(read(text)).toMatchObject({ q: text, excluded: [] });
});

test.each([
  ['coffee near me', 'coffee'],
  ['nearest pharmacy', 'pharmacy'],
  ['closest brewery to me', 'brewery'],
  ['bars within walking distance', 'bars'],
  ['plumber in my area', 'plumber'],
  ['cerca de mí farmacia', 'farmacia'],
  ['tacos cerca', 'tacos'],
  ['pizza close by', 'pizza'],
])('"%s" is the closest "%s"', (text, q) => {
  expect(read(text)).toMatchObject({ q, isNearest: true, radiusMiles: null });
});

test.each([
  ['farmacia cerca de austin', 'farmacia cerca de austin'],
  ['mexican near the river', 'mexican near the river'],
  ['next level burger', 'next level burger'],
])('"%s" is not a search near the visitor', (text, q) => {
  expect(read(text)).toMatchObject({ q, isNearest: false });
});

test('a place to be near to stays, and a distance is read', () => {
  expect(read('nearest bank to union square')).toMatchObject({ q: 'bank to union square' });
  expect(read('coffee within 5 miles of austin')).toMatchObject({
    q: 'coffee of austin',
    radiusMiles: 5,
    isNearest: false,
  });
  expect(read('coffee within 2 miles of me')).toMatchObject({ q: 'coffee', radiusMiles: 2 });
});

test.each([
  ['hey siri find me a coffee shop in denver', 'coffee shop in denver'],
  ['can you recommend a good dentist in miami', 'good dentist in miami'],
  ["I'm looking for a hair salon in dallas please", 'hair salon in dallas'],
  ['where can i buy a bike in boston', 'bike in boston'],
  ['does anyone know a good mechanic', 'good mechanic'],
  ['hotel in seattle under 150', 'hotel in seattle'],
  ['hotels under $200 a night in austin', 'hotels in austin'],
  ["in little rock that's a bakery", 'in little rock bakery'],
])('a sentence is not the query: "%s" is "%s"', (text, q) => {
  expect(read(text)).toMatchObject({ q, excluded: [], time: null });
});

test.each(['find', 'help', 'where', 'please', 'hey', '', '  '])('"%s" stays as it is', (text) => {
  expect(read(text).q).toBe(text.trim());
});

test.each([
  ['pizza open late', 'wed', '22:00'],
  ['pizza after midnight', 'thu', '00:15'],
  ['pizza until midnight', 'wed', '23:45'],
  ['coffee 6 30 am', 'thu', '06:30'],
  ['coffee open early', 'thu', '07:00'],
  ['dinner nov 28', 'sat', '19:00'],
  ['hardware store open before 7', 'thu', '06:45'],
  ['library open till 9', 'wed', '20:45'],
  ['bakery that opens at 6', 'thu', '06:00'],
  ['cafes open at 7:30', 'thu', '07:30'],
  ['cafe half past 9', 'thu', '09:30'],
  ['store open at 5 in the morning', 'thu', '05:00'],
  ['pharmacy open at 9 at night', 'wed', '21:00'],
  ['dinner tonight at 8', 'wed', '20:00'],
  ['tacos that closes after 10pm', 'wed', '22:00'],
  ['doctor open evenings', 'wed', '19:00'],
  ['sushi sat night', 'sat', '21:00'],
  ['yoga weekday mornings', 'wed', '09:00'],
  ['coffee first thing in the morning', 'thu', '07:00'],
  ['vet after hours', 'wed', '22:00'],
  ['midnight tacos', 'wed', '23:45'],
  ['bakery sunday afternoon', 'sun', '15:00'],
  ['panadería domingo por la tarde', 'sun', '15:00'],
  ['brunch tmrw', 'thu', '11:00'],
  ['tacos tonite', 'wed', '21:00'],
  ['weekend brunch', 'sat', '11:00'],
  ['bar open later', 'wed', '22:00'],
  ['cafe 7am-9am', 'thu', '08:00'],
  ['dentist 9 to 5', 'thu', '13:00'],
  ['dentist 9 to 5 dallas', 'thu', '13:00'],
  ['cafe open in an hour', 'wed', '17:00'],
  ['vet noon tomorrow', 'thu', '12:00'],
  ['gym friday after 6', 'fri', '18:00'],
])('"%s" is %s at %s', (text, day, time) => {
  expect(read(text).time).toEqual({ day, time });
});

test.each([
  ['bakery saturday', '2026-11-28'],
  ['vet tomorrow', '2026-11-26'],
  ['vet on weekends', '2026-11-28'],
  ['restaurants open on thanksgiving', '2026-11-26'],
  ['bank 11/27', '2026-11-27'],
  ['clinic weekend', '2026-11-28'],
  ['nail salon day after tomorrow', '2026-11-27'],
  ['post office saturday hours', '2026-11-28'],
  ['thai fri', '2026-11-27'],
  ['dentist open sat', '2026-11-28'],
  ['dentist monday through friday', '2026-11-25'],
  ['florist open 7 days a week', '2026-11-29'],
  ['haircut today', '2026-11-25'],
  ['bar open sundays and mondays', '2026-11-29'],
  ['diner christmas eve and christmas day', '2026-12-24'],
  ['bank 1/2/27', '2027-01-02'],
  ['bank open on christmas', '2026-12-25'],
  ["bars new year's eve", '2026-12-31'],
  ['grocery store memorial day', '2027-05-31'],
  ["steak father's day", '2027-06-20'],
  ['arcade open on halloween', '2027-10-31'],
  ['pharmacy open dec 24', '2026-12-24'],
  ['pharmacy 24 de diciembre', '2026-12-24'],
  ['farmacia abierta el domingo', '2026-11-29'],
  ['panadería en nochebuena', '2026-12-24'],
])('a day without a time is all of it: "%s" is %s', (text, date) => {
  expect(read(text).time).toEqual({ date });
});

test.each([
  'house of the sun',
  'chez mon',
  'sat prep',
  'ruby tuesday',
  'black friday deals',
  'preschool 2 to 5 years',
  '7 to 12 grade tutor',
])('there is no time in "%s"', (text) => expect(read(text)).toMatchObject({ q: text, time: null }));

test.each([
  ['saturday', '2026-11-28'],
  ['on sunday', '2026-11-29'],
  ['tomorrow', '2026-11-26'],
  ['today', '2026-11-25'],
  ['Thanksgiving', '2026-11-26'],
  ['Dec 24', '2026-12-24'],
  ['11/26', '2026-11-26'],
  ['sábado', '2026-11-28'],
  ['mañana', '2026-11-26'],
  ['in two days', '2026-11-27'],
  ['24th of december', '2026-12-24'],
])('"%s" alone is the date %s', (text, date) => {
  expect(read(text)).toMatchObject({ q: '', time: { date } });
});

test.each([
  ['tacos abiertos ahora', 'tacos', { open: 'now' }],
  ['abierto ahora', '', { open: 'now' }],
  ['tacos abiertos hasta las 10', 'tacos', { day: 'wed', time: '21:45' }],
  ['café a las 8 de la mañana', 'café', { day: 'thu', time: '08:00' }],
  ['peluquería mañana por la mañana', 'peluquería', { day: 'thu', time: '09:00' }],
  ['dónde puedo comer pizza', 'pizza', null],
  ['dónde hay un banco', 'banco', null],
  ['hola, necesito un plomero', 'plomero', null],
  ['quiero comer sushi', 'sushi', null],
  ['hoyt street', 'hoyt street', null],
])('a Spanish sentence is read like an English one: "%s"', (text, q, time) => {
  expect(read(text)).toMatchObject({ q, time });
});

test.each([
  ['pharmacy open christmas eve at 3 pm', { day: 'thu', time: '15:00', date: '2026-12-24' }],
  ["bars new year's eve after midnight", { day: 'fri', time: '00:15', date: '2027-01-01' }],
  ['brunch open easter', { day: 'sun', time: '11:00', date: '2027-03-28' }],
])('a date more than a week away keeps its date: "%s"', (text, time) => {
  expect(read(text).time).toEqual(time);
});

test.each([
  '7/11',
  '24/7 pharmacy',
  'christmas trees',
  '9/11 memorial',
  'may flowers',
  'half 1/2 price',
])('there is no date in "%s"', (text) => expect(read(text)).toMatchObject({ q: text, time: null }));

test.each(["what's open on sunday", 'anything open tonight near me', 'who is open on labor day'])(
  '"%s" asks for no kind of business',
  (text) => expect(read(text).q).toBe(''),
);

test.each([
  'pharmacy open',
  'pharmacy open now',
  'pharmacy still open',
  'is there a pharmacy open in austin',
])('"%s" means open now', (text) => expect(read(text).time).toEqual({ open: 'now' }));

test.each([
  ['barber closed mondays austin', 'barber austin'],
  ['cafe not open sunday boston', 'cafe boston'],
])('what is closed then is not asked for: "%s"', (text, q) => {
  expect(read(text)).toMatchObject({ q, excluded: [], time: null });
});

test('a time chosen beside the text is not read again', () => {
  const reading = readText('brunch sunday', { vocabulary, now, readsTime: false });
  expect(reading).toMatchObject({ q: 'brunch sunday', time: null });
});

test.each([
  ['"golden cafe"', '"golden cafe"', []],
  [' “open now  in austin” -hut', '"open now in austin"', ['hut']],
])('in %s nothing else is read', (text, q, excluded) => {
  const nothing = { isExact: true, isNearest: false, radiusMiles: null, time: null };
  expect(read(text)).toMatchObject({ q, excluded, ...nothing });
});

test.each([
  '"golden" cafe',
  'bar "golden cafe"',
  '"golden',
  'golden"',
  '"',
  '""',
  '"  "',
  '"!" -hut',
])('%s is not quoted', (text) => {
  expect(read(text).isExact).toBe(false);
});

test.each([
  ['coffe house', '"coffe house"'],
  ['coffe not starbucks', '"coffe" -starbucks'],
  ['the "golden" cafe', '"the golden cafe"'],
  ['c'.repeat(198), `"${'c'.repeat(198)}"`],
  ['c'.repeat(199), null],
  ['🌮', null],
])('quoted, %s is %s', (text, quoted) => {
  expect(quoteText(vocabulary, text)).toBe(quoted);
});

test.each([
  ['open', { time: { open: 'now' } }],
  ['abierto', { time: { open: 'now' } }],
  ['cercano', { isNearest: true }],
])('"%s" alone leaves no words', (text, reading) => {
  expect(read(text)).toMatchObject({ q: '', ...reading });
});

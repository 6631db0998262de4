import { dayMinutes } from '../text/text.ts';

/** A time as it was typed, possibly without am or pm. */
type TypedTime = {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** 'noon' and 'midnight' need no am or pm. */
  word: 'noon' | 'midnight' | null;
  /** '09' and '17' are times of a 24-hour clock. */
  isOf24: boolean;
};

type Sign =
  | 'all-day'
  | 'closed'
  | 'break'
  | 'except'
  | 'appointment'
  | 'dash'
  | 'comma'
  | 'nothing'
  | 'unknown';

type Meaning =
  | { kind: 'days'; days: number[] }
  | { kind: 'time'; time: TypedTime }
  | { [Kind in Sign]: { kind: Kind } }[Sign];

/** A token of the text; `start` and `end` are its position. */
export type HoursToken = Meaning & { start: number; end: number };

type Rule = { pattern: RegExp; read: (match: RegExpExecArray) => Meaning };

const days: [words: string, days: number[]][] = [
  [
    'every ?day|daily|todos los d[ií]as|diario|diariamente|(?:7|seven) days(?: a week)?|all week',
    [1, 2, 3, 4, 5, 6, 7],
  ],
  ['week ?days?|entre semana', [1, 2, 3, 4, 5]],
  ['week-?ends?|fin(?:es)? de semana', [6, 7]],
  ['mondays?|mon|mo|m|lunes|lun|lu|l', [1]],
  ['tuesdays?|tues|tue|tu|t|martes|mar|ma', [2]],
  ['wednesdays?|weds|wed|w|mi[eé]rcoles|mi[eé]?', [3]],
  ['thursdays?|thurs|thur|thu|th|jueves|jue|ju|j', [4]],
  ['fridays?|fri|fr|f|viernes|vie|vi|v', [5]],
  // A letter alone is a day of the weekend only in Spanish: 'L-S', 'L a D'.
  ['saturdays?|sat|sa|s[aá]bados?|s[aá]b|(?<=\\bl ?(?:[-–—]|a) ?)s', [6]],
  ['sundays?|sun|su|domingos?|dom|do|(?<=\\bl ?(?:[-–—]|a) ?)d', [7]],
];

/** The days of 'MWF', 'TTh' and 'MTWTF'; a T after a W is Thursday. */
const initial = 'm|tu|th|t|w|f|sa|su';

const dash = ' ?(?:[-–—]|to\\b) ?';
const joint = `(?:${dash}|, ?)`;
const hoursOf24 = `(?:\\d\\d:\\d\\d${dash}|\\d:\\d\\d${dash}(?:1[3-9]|2\\d):)`;

/**
 * A day by its number in a list before hours of the 24-hour clock, '1-5 09:00-17:00; 6,7 10:00-14:00': 1 is Monday, as
 * in ISO 8601. A 0 is Monday to some and Sunday to others.
 */
const dayNumber = `(?<=(?:^|[,;\\n]) ?(?:[0-7]${joint})*)[0-7](?=(?:${joint}[0-7])*(?::? +| ?\\| ?)${hoursOf24})`;

/** '9 in the morning', '5 de la tarde' */
const partOfDay =
  '(?:in the|at|de la|por la) ?(?:(?<am>morning|ma[nñ]ana)|(?<pm>afternoon|evening|night|tarde|noche))';

/** Tried in this order at each position. */
const rules: Rule[] = [
  { pattern: toPattern(dayNumber), read: readDayNumber },
  sign(
    'all-day',
    '24 ?/ ?7|24[ -]?(?:hours|horas|hrs|hr|h)\\b|all day\\b|(?:a?round )?the clock\\b',
  ),
  sign('appointment', '(?:by |with )?appointments?(?: only)?\\b|(?:by )?appt\\.?(?: only)?'),
  sign(
    'break',
    '(?:closed |off )?(?:for |during )?(?:an? )?(?:lunch|midday)(?: break| hour)?:?(?= |$|\\))',
  ),
  sign('except', '(?:except|excluding|but not)(?: for| on)?\\b'),
  sign('closed', '(?:closed|off)(?: on| from)?\\b|cerrad[oa]s?\\b'),
  // A person's own time zone is the place's.
  sign('nothing', '\\(?(?:[ecmp][sd]?t|eastern|central|mountain|pacific)(?: time)?\\)?(?![a-z])'),
  ...days.map(([words, named]): Rule => ({
    pattern: toPattern(`(?:${words})(?![a-z])\\.?`),
    read: () => ({ kind: 'days', days: named }),
  })),
  { pattern: toPattern(`(?:${initial}){2,}(?![a-z])`), read: readInitials },
  sign('dash', '[-–—−‑‐~]|(?:to|until|till?|thru|through|hasta|al?(?: las?)?)\\b'),
  { pattern: toPattern('(noon|midday|mediod[ií]a|midnight|medianoche)(?![a-zí])'), read: readWord },
  {
    pattern: toPattern(
      `(\\d{1,2}?)(?:[:.h]?(\\d\\d))?h?(?!\\d)(?:\\s*(?:([ap])(?!\\s+\\d)\\.?\\s?(?:m\\b\\.?)?(?![a-z])|${partOfDay}))?`,
    ),
    read: readTime,
  },
  sign('comma', '[,;/|&+·•\\n]|(?:and|y)\\b'),
  sign(
    'nothing',
    "o['’]clock|\\s|[:.()]|(?:breakfast|brunch|dinner|supper|we|are|is|open|from|hours?|hrs|horas|at|de|las?|los|abierto)\\b",
  ),
];

/** Splits a text about hours into tokens; leaves out what has no meaning. */
export function readTokens(text: string): HoursToken[] {
  const tokens: HoursToken[] = [];
  let at = 0;
  while (at < text.length) {
    const token = readToken(text, at);
    at = token.end;
    if (token.kind !== 'nothing') tokens.push(token);
  }
  return tokens;
}

function readToken(text: string, start: number): HoursToken {
  for (const { pattern, read } of rules) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match) return { ...read(match), start, end: start + match[0].length };
  }
  const word = /^[^\s,;]+/.exec(text.slice(start))?.[0] ?? ' ';
  return { kind: 'unknown', start, end: start + word.length };
}

function readDayNumber([digit]: RegExpExecArray): Meaning {
  return digit === '0' ? { kind: 'unknown' } : { kind: 'days', days: [Number(digit)] };
}

function readInitials([text]: RegExpExecArray): Meaning {
  const found = text.toLowerCase().match(new RegExp(initial, 'g')) ?? [];
  const named = found.map((letters, index) => {
    if (letters === 't' && found.slice(0, index).includes('w')) return 4;
    return ['m', 't', 'w', 'th', 'f', 'sa', 'su'].indexOf(letters === 'tu' ? 't' : letters) + 1;
  });
  return { kind: 'days', days: named };
}

function readWord([text]: RegExpExecArray): Meaning {
  const word = /night|noche/i.test(text) ? 'midnight' : 'noon';
  return { kind: 'time', time: { hour: 0, minute: 0, half: null, word, isOf24: false } };
}

function readTime({
  1: hours = '',
  2: minutes = '0',
  3: letter,
  groups,
}: RegExpExecArray): Meaning {
  const [hour, minute] = [Number(hours), Number(minutes)];
  const isMorning = letter?.toLowerCase() === 'a' || groups?.am !== undefined;
  const isLater = letter?.toLowerCase() === 'p' || groups?.pm !== undefined;
  const half = isMorning ? 'am' : isLater ? 'pm' : null;
  const isTime = minute < 60 && (half === null ? hour <= 24 : hour >= 1 && hour <= 12);
  if (!isTime) return { kind: 'unknown' };
  const isOf24 = half === null && (hour > 12 || hours.startsWith('0'));
  return { kind: 'time', time: { hour, minute, half, word: null, isOf24 } };
}

function sign(kind: Sign, words: string): Rule {
  return { pattern: toPattern(words), read: () => ({ kind }) };
}

function toPattern(source: string): RegExp {
  return new RegExp(source, 'iy');
}

export type TypedSpan = { from: TypedTime; to: TypedTime };
type Span = { opens: string; closes: string };

const noon = 720;

/** Converts the typed spans of one day; without am and pm, assumes the usual hours of a shop. */
export function toSpans(typed: readonly TypedSpan[]): Span[] {
  const spans: { start: number; end: number }[] = [];
  for (const span of typed) {
    const alone = readSpan(span, 0);
    // '9-5, 9-6' begins again, where '11-2, 7-10' goes on.
    const begun = spans.filter(({ start }) => start === alone.start);
    if (begun.length === 0) spans.push(readSpan(span, spans.at(-1)?.end ?? 0));
    else if (begun.every(({ end }) => end !== alone.end)) spans.push(alone);
  }
  return spans.map(({ start, end }) => {
    const endsAtMidnight = end % dayMinutes === 0;
    if (!endsAtMidnight) return { opens: format(start), closes: format(end % dayMinutes) };
    return { opens: format(start), closes: start === 0 ? '24:00' : '00:00' };
  });
}

/** Minutes of the day; `end` exceeds it for a span that runs past midnight. */
function readSpan({ from, to }: TypedSpan, endOfLast: number) {
  const isOf24 = (from.isOf24 || to.isOf24) && from.half === null && to.half === null;
  const starts = findMinutes(from, isOf24);
  const ends = findMinutes(to, isOf24);
  const usual = findUsualStart({ from, to, starts, ends });
  // A second span begins after the first: in '11-2, 5-10' at 5 PM.
  const start = usual < endOfLast ? (starts.find((other) => other >= endOfLast) ?? usual) : usual;
  return { start, end: start + Math.min(...ends.map((end) => findLength(start, end))) };
}

/** Returns the spans with a break in one of them; null if it is in none. */
export function interrupt(spans: readonly Span[], typed: TypedSpan): Span[] | null {
  const [rest] = toSpans([typed]);
  if (rest === undefined || rest.closes <= rest.opens) return null;
  const isIn = ({ opens, closes }: Span) =>
    opens < rest.opens && (rest.closes < closes || closes <= opens);
  const index = spans.findIndex(isIn);
  const span = spans[index];
  if (span === undefined) return null;
  const parts = [
    { opens: span.opens, closes: rest.opens },
    { opens: rest.closes, closes: span.closes },
  ];
  return spans.toSpliced(index, 1, ...parts);
}

type Reading = TypedSpan & { starts: number[]; ends: number[] };

/** Returns when a span without am or pm begins. */
function findUsualStart({ from, to, starts, ends }: Reading): number {
  const [early = 0, late = early] = starts;
  // In '6-10pm' the pm applies to both, in '9-5pm' it cannot.
  if (to.half !== null || to.word === 'noon') {
    const [end = 0] = ends;
    return findLength(late, end) < findLength(early, end) ? late : early;
  }
  const { hour } = from;
  if (hour >= 7 && hour <= 11) return early;
  // From five or six to a later number is an evening: '5-10', but '6-2' is not.
  const isMorning = (hour === 5 || hour === 6) && to.word === null && to.hour < hour;
  return isMorning ? early : late;
}

/** Returns each time of day, in minutes, that may be meant. */
function findMinutes({ hour, minute, half, word }: TypedTime, isOf24: boolean): number[] {
  if (word !== null) return [word === 'noon' ? noon : 0];
  if (isOf24 || hour > 12 || (hour === 0 && half === null)) return [hour * 60 + minute];
  const inMorning = (hour % 12) * 60 + minute;
  if (half !== null) return [half === 'am' ? inMorning : inMorning + noon];
  return [inMorning, inMorning + noon];
}

/** A span that ends when it begins lasts a whole day. */
function findLength(start: number, end: number): number {
  return (end - start + dayMinutes) % dayMinutes || dayMinutes;
}

function format(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60) % 24)}:${pad(minutes % 60)}`;
}

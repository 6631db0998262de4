import { addDays, toIsoDate, weekdayOf } from './day-word.ts';
import { findDate } from './read-date.ts';
import { type Day, days } from './search-choices.ts';

/** When a text wants something open: now, or at a time of a weekday. */
export type TimeInText =
  | { open: 'now' }
  | {
      day: Day;
      /** 'HH:MM' */
      time: string;
      /** 'YYYY-MM-DD' of a day more than a week away; without it the next such weekday is meant. */
      date?: string;
    }
  /** At any time of a date, which is all that the text says. */
  | { date: string };

type TimeReading = { rest: string; time: TimeInText };

const minutesPerDay = 1440;

const hour = String.raw`(?:midnight|noon|\d{1,2}(?:[: ][0-5]\d)?\s*[ap]\.?m\.?)`;
const bareHour = String.raw`(?:1?\d|2[0-3])(?::[0-5]\d)?`;
const part = String.raw`(?:(?:early\s+)?morning|afternoon|evening|(?:late\s+)?night)`;
const fullDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const until = '(?:at|until|till|til|after|past)';

/** After 'open' any word that may be a time is one. */
const opening = String.raw`\bopen(?:\s+on)?(?:\s+(?:right\s+now|now|today|tonight|tomorrow|early|late(?:\s+night)?|morning|afternoon|evening|night|(?:the\s+)?weekends?|${fullDay}s?|(?:${until}\s+)?${hour}))+`;

/** Without it: 'saturday 10', 'sunday morning', 'on sundays', 'saturday', 'tonight', '6am', 'at 10'. */
const alone = [
  String.raw`\blate\s+night`,
  String.raw`\s(?:right\s+)?now\s*$`,
  String.raw`\sopen(?=\s*$|\s+(?:in|near|around)\s)`,
  String.raw`\b(?:(?:on|this|next)\s+)?(?:${fullDay}s?|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\.?,?\s+(?:(?:at|around|after)\s+)?(?:${hour}|${bareHour})`,
  String.raw`\b(?:(?:on|this|next)\s+)?${fullDay}s?\s+${part}`,
  String.raw`\b(?:on|this|next)\s+${fullDay}s?`,
  String.raw`\b${fullDay}(?!\s+(?:harbor|school))`,
  String.raw`\btonight`,
  '^(?:today|open)$',
  String.raw`\btomorrow(?:\s+${part})?`,
  String.raw`\b(?:this\s+(?:weekend|${part})|(?:on\s+)?(?:the\s+)?weekends)`,
  String.raw`\b(?:at|until|till|til|after|past|around)\s+${hour}`,
  String.raw`\b\d{1,2}(?:[: ][0-5]\d)?\s*[ap]\.?m`,
  String.raw`\bat\s+${bareHour}\s*$`,
].join('|');

const phrases = new RegExp(String.raw`(?:${opening}|${alone})(?!\w)`, 'iu');
const openings = new RegExp(`^${opening}$`, 'iu');

/** Names of days that are no time: 'ruby tuesday', 'black friday'. */
const namedDay = new RegExp(
  String.raw`\b(?:tgi|ruby|taco|black|good|fat|cyber|giving)\s+${fullDay}`,
  'iu',
);

/**
 * Finds a time among the words of a text; null if there is none.
 * @param today midnight in UTC of the date where the search looks
 */
export function readTime(text: string, today: Date): TimeReading | null {
  if (namedDay.test(text)) return null;
  const dated = findDate(translateTime(text), today);
  const q = dated?.text ?? translateTime(text);
  const phrase = phrases.exec(q)?.[0].trim().toLowerCase();
  if (phrase === undefined) return null;
  const rest = q.replace(phrases, ' ').replaceAll(/\s+/g, ' ').trim();
  if (/\bnow\b|^open$/.test(phrase)) return { rest, time: { open: 'now' } };
  const clock = findClock(phrase);
  // 'this morning': there is nothing to find then.
  if (rest === '' && clock === null && !openings.test(phrase)) {
    return oneDay.test(phrase)
      ? { rest, time: { date: findDay(phrase, dated?.date, today) } }
      : null;
  }
  const { minute, isNextDay } = chooseMinute({ phrase, clock, rest });
  const weekday = (findWeekday(phrase, weekdayOf(today)) + (isNextDay ? 1 : 0)) % 7;
  const date = dated && addDays(dated.date, isNextDay ? 1 : 0);
  const time = {
    day: days[weekday] ?? 'mon',
    time: new Date(minute * 60_000).toISOString().slice(11, 16),
    ...(date && date > addDays(today, 6) && { date: toIsoDate(date) }),
  };
  return { rest, time };
}

/** All of a text: 'saturday', 'tomorrow'. */
const oneDay = new RegExp(
  String.raw`^(?:(?:on|this|next)\s+)?(?:${fullDay}s?|today|tomorrow)$`,
  'iu',
);

/** Returns the date of a dated text, or else of its day. */
function findDay(phrase: string, date: Date | undefined, today: Date): string {
  const weekday = weekdayOf(today);
  const ahead = (findWeekday(phrase, weekday) - weekday + 7) % 7;
  return toIsoDate(date ?? addDays(today, ahead));
}

/** Spanish words of time, by the English ones. */
const spanishTimes: [RegExp, string][] = [
  [/(?<!\p{L})abiert[oa]s?(?!\p{L})/giu, 'open'],
  [/(?<!\p{L})ahora(?:\s+mismo)?(?!\p{L})/giu, 'now'],
  [/(?<!\p{L})hoy(?!\p{L})/giu, 'today'],
  [/(?<!\p{L})(?:(?:en|por|de)\s+la\s+)ma[nñ]ana(?!\p{L})/giu, 'morning'],
  [/(?<!\p{L})ma[nñ]ana(?!\p{L})/giu, 'tomorrow'],
  [/(?<!\p{L})esta\s+noche(?!\p{L})/giu, 'tonight'],
  [/(?<!\p{L})(?:el|este)\s+fin\s+de\s+semana(?!\p{L})/giu, 'this weekend'],
  ...[
    ['lunes', 'monday'],
    ['martes', 'tuesday'],
    ['mi[eé]rcoles', 'wednesday'],
    ['jueves', 'thursday'],
    ['viernes', 'friday'],
    ['s[aá]bados?', 'saturday'],
    ['domingos?', 'sunday'],
  ].map(([spanish = '', english = '']): [RegExp, string] => [
    new RegExp(String.raw`(?<!\p{L})(?:(?:el|los|este)\s+)?${spanish}(?!\p{L})`, 'giu'),
    english,
  ]),
];

function translateTime(text: string): string {
  return spanishTimes.reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
}

function findWeekday(phrase: string, today: number): number {
  const named = /\b(mon|tue|wed|thu|fri|sat|sun)/.exec(phrase)?.[1];
  if (named !== undefined) return days.findIndex((day) => day === named);
  if (phrase.includes('weekend')) return days.indexOf('sat');
  return today + (phrase.includes('tomorrow') ? 1 : 0);
}

function findClock(phrase: string): string | null {
  const match =
    new RegExp(hour).exec(phrase) ?? new RegExp(String.raw`\b${bareHour}$`).exec(phrase);
  return match?.[0] ?? null;
}

type Wanted = { phrase: string; clock: string | null; rest: string };

/** Returns the minute of the day; after midnight it belongs to the next one. */
function chooseMinute({ phrase, clock, rest }: Wanted): { minute: number; isNextDay: boolean } {
  const minute =
    clock === null ? minuteOfPart(phrase, rest) : minuteOfClock({ phrase, clock, rest });
  const isNextDay =
    minute >= minutesPerDay || (clock !== null && minute < 300 && !phrase.includes('morning'));
  return { minute: (minute + minutesPerDay) % minutesPerDay, isNextDay };
}

/**
 * '6:30am' -> 390. A bare number is the likelier half of the day: seven to eleven is a morning unless
 * the rest says evening, one to six is an afternoon.
 */
function minuteOfClock({ phrase, clock, rest }: Wanted & { clock: string }): number {
  const isAfter = /\b(?:after|past)\b/.test(phrase);
  if (clock === 'midnight') return isAfter ? minutesPerDay + 15 : minutesPerDay - 15;
  const early = /\b(?:until|till?)\b/.test(phrase) ? 15 : 0;
  if (clock === 'noon') return 720 - early;
  const isEvening =
    /night|evening/.test(phrase) ||
    /\b(?:dinner|supper|drinks|cocktails|bars?|pubs?|concert)\b/i.test(rest);
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number);
  const isMorning = clock.includes('a');
  const isLate = clock.includes('p') || (!isMorning && hours < (isEvening ? 12 : 7));
  const ofDay = isLate ? (hours % 12) + 12 : isMorning ? hours % 12 : hours;
  return ofDay * 60 + minutes - early;
}

function minuteOfPart(phrase: string, rest: string): number {
  if (/\bearly\b/.test(phrase)) return 420;
  if (/late/.test(phrase)) return 1320;
  if (/night/.test(phrase)) return 1260;
  if (/evening/.test(phrase) || /\b(?:dinner|supper)\b/i.test(rest)) return 1140;
  if (/afternoon/.test(phrase)) return 900;
  if (/morning/.test(phrase) || /\bbreakfast\b/i.test(rest)) return 540;
  return /\bbrunch\b/i.test(rest) ? 660 : 720;
}

import { addDays, dayMinutes, isoWeekday, minuteMs } from '../text/text.ts';
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

const hour = String.raw`(?:midnight|\bnoon|\d{1,2}(?:[: ][0-5]\d)?\s*[ap]\.?m\.?)`;
const bareHour = String.raw`(?:1?\d|2[0-3])(?::[0-5]\d)?`;
const part = String.raw`(?:(?:early\s+)?mornings?|afternoons?|evenings?|(?:late\s+)?nights?)`;
const fullDay = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const shortDay = '(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)';
const limit = '(?:until|till|til|before|by)';
const at = `(?:at|after|past|around|${limit})`;

/** After 'open' any word that may be a time is one. */
const opening = String.raw`\b(?:still\s+)?open(?:s|ing)?(?:\s+on)?(?:\s+(?:right\s+now|now|today|tonight|tomorrow|early|late(?:\s+night)?|${part}|(?:the\s+)?week(?:end|day)s?|${fullDay}s?|${shortDay}\.?|(?:${at}\s+)?${hour}|${at}\s+${bareHour}))+`;

/** Without it: 'saturday 10', 'sunday morning', 'on sundays', 'saturday', 'tonight', '6am', 'at 10'. */
const alone = [
  String.raw`\blate\s+night`,
  String.raw`\bearly\s+morning`,
  String.raw`\s(?:right\s+)?now\s*$`,
  String.raw`\b(?:still\s+open|open\s+at\s+this\s+(?:hour|time)|at\s+this\s+hour)`,
  String.raw`\sopen(?=\s*$|\s+(?:in|near|around)\s)`,
  String.raw`\b(?:(?:on|this|next)\s+)?(?:${fullDay}s?|${shortDay})\.?,?\s+(?:(?:at|around|after)\s+)?(?:${hour}|${bareHour})`,
  String.raw`\b(?:(?:on|this|next)\s+)?(?:${fullDay}s?|${shortDay}\.?|weekdays?|weekends?)\s+${part}`,
  String.raw`\b(?:on|this|next)\s+${fullDay}s?`,
  String.raw`\b${fullDay}(?!\s+(?:harbor|school))`,
  // A name may end in 'sun' or 'mon'.
  String.raw`(?<=\w\s+)(?!sun|mon)${shortDay}\s*$`,
  String.raw`\btonight(?:\s+at\s+(?:${hour}|${bareHour}))?`,
  '^(?:today|open)$',
  String.raw`\btomorrow(?:\s+${part})?(?:\s+at\s+(?:${hour}|${bareHour}))?`,
  String.raw`\b(?:this\s+(?:weekend|${part})|(?:on\s+)?(?:the\s+)?week(?:ends|days)|weekend(?=\s+(?:hours|brunch|breakfast)|\s*$))`,
  String.raw`\b${at}\s+${hour}`,
  String.raw`\b\d{1,2}(?:[: ][0-5]\d)?\s*[ap]\.?m`,
  String.raw`(?<=\w\s+)(?:at|${limit})\s+${bareHour}\s*$`,
  String.raw`\bat\s+(?:1?\d|2[0-3]):[0-5]\d`,
  String.raw`^midnight(?=\s+\w)`,
].join('|');

const phrases = new RegExp(String.raw`(?:${opening}|${alone})(?:\s+hours)?(?!\w)`, 'iu');
const openings = new RegExp(`^${opening}$`, 'iu');

/** Names of days that are no time: 'ruby tuesday', 'black friday'. */
const namedDay = new RegExp(
  String.raw`\b(?:tgi|ruby|taco|black|good|fat|cyber|giving)\s+${fullDay}`,
  'iu',
);

/**
 * Finds a time among the words of a text; null if there is none.
 * @param today the date where the search looks
 */
export function readTime(text: string, today: string): TimeReading | null {
  if (namedDay.test(text)) return null;
  const plain = respellTime(text);
  const dated = findDate(plain, today);
  const q = dated?.text ?? plain;
  const phrase = phrases.exec(q)?.[0].trim().toLowerCase();
  if (phrase === undefined) return null;
  const rest = q.replace(phrases, ' ').replaceAll(/\s+/g, ' ').trim();
  if (/\bnow\b|^open$|\bthis\s+(?:hour|time)|^still\s+open$/.test(phrase))
    return { rest, time: { open: 'now' } };
  const clock = findClock(phrase);
  // 'this morning': there is nothing to find then.
  if (rest === '' && clock === null && !openings.test(phrase)) {
    return oneDay.test(phrase)
      ? { rest, time: { date: findDay(phrase, dated?.date, today) } }
      : null;
  }
  const { minute, isNextDay } = chooseMinute({ phrase, clock, rest });
  const weekday = (findWeekday(phrase, isoWeekday(today) - 1) + (isNextDay ? 1 : 0)) % 7;
  const date = dated && addDays(dated.date, isNextDay ? 1 : 0);
  const time = {
    day: days[weekday] ?? 'mon',
    time: new Date(minute * minuteMs).toISOString().slice(11, 16),
    ...(date && date > addDays(today, 6) && { date }),
  };
  return { rest, time };
}

/** All of a text: 'saturday', 'tomorrow'. */
const oneDay = new RegExp(
  String.raw`^(?:(?:on|this|next)\s+)?(?:${fullDay}s?|today|tomorrow)$`,
  'iu',
);

/** Returns the date of a dated text, or else of its day. */
function findDay(phrase: string, date: string | undefined, today: string): string {
  const weekday = isoWeekday(today) - 1;
  const ahead = (findWeekday(phrase, weekday) - weekday + 7) % 7;
  return date ?? addDays(today, ahead);
}

/** Ways to say a time, in English and Spanish, by the one that is read. Of two the longer comes first. */
const respellings: [RegExp, string][] = (
  [
    ['first\\s+thing(?:\\s+in\\s+the\\s+morning)?|before\\s+work|temprano', 'early morning'],
    ['after\\s+hours|hasta\\s+tarde', 'late night'],
    ['tmrw|tmr|2morrow|tomorow', 'tomorrow'],
    ['tonite|2nite', 'tonight'],
    ['rn(?=\\s*$)', 'now'],
    ['open\\s+later', 'open late'],
    // What closes on any day does on Sundays.
    ['open\\s+(?:every\\s+day|daily|(?:7|seven)\\s+days)(?:\\s+a\\s+week)?', 'open sunday'],
    ['mon(?:day)?\\s+(?:through|thru|to)\\s+fri(?:day)?', 'weekdays'],
    ['in\\s+(?:two|2)\\s+days', 'day after tomorrow'],
    ['(\\d{1,2})(?:st|nd|rd|th)\\s+of\\s+(?=[a-z]{3})([a-z]+)', '$2 $1'],
    ['half\\s+past\\s+(\\d{1,2})', 'at $1:30'],
    ['(\\d{1,2}(?::\\d\\d)?)\\s+(?:in\\s+the|de\\s+la)\\s+(?:morning|ma[nñ]ana)', '$1am'],
    ['(\\d{1,2}(?::\\d\\d)?)\\s+(?:in\\s+the|de\\s+la)\\s+(?:afternoon|evening|tarde)', '$1pm'],
    ['(\\d{1,2}(?::\\d\\d)?)\\s+(?:at\\s+night|de\\s+la\\s+noche)', '$1pm'],
    ['clos(?:es?|ing)(?=\\s+(?:after|past)\\s)', 'open'],
    ['hasta\\s+las?\\s+(?=\\d)', 'until '],
    ['a\\s+las?\\s+(?=\\d)', 'at '],
    ['(?:a(?:\\s+la)?\\s+)?medianoche', 'at midnight'],
    ['(?:en\\s+)?nochebuena', 'christmas eve'],
    ['(?:en\\s+|el\\s+)?d[ií]a\\s+de\\s+navidad', 'christmas day'],
    ['(?:en\\s+|el\\s+)?d[ií]a\\s+de\\s+acci[oó]n\\s+de\\s+gracias', 'thanksgiving'],
    ['abiert[oa]s?', 'open'],
    ['ahora(?:\\s+mismo)?', 'now'],
    ['hoy', 'today'],
    ['(?:en|por|de)\\s+la\\s+ma[nñ]ana', 'morning'],
    ['(?:en|por)\\s+la\\s+tarde', 'afternoon'],
    ['(?:en|por)\\s+la\\s+noche', 'night'],
    ['ma[nñ]ana', 'tomorrow'],
    ['esta\\s+noche', 'tonight'],
    ['(?:el|este)\\s+fin\\s+de\\s+semana', 'this weekend'],
    ['(?:los\\s+)?fines\\s+de\\s+semana', 'weekends'],
    ...[
      ['lunes', 'monday'],
      ['martes', 'tuesday'],
      ['mi[eé]rcoles', 'wednesday'],
      ['jueves', 'thursday'],
      ['viernes', 'friday'],
      ['s[aá]bados?', 'saturday'],
      ['domingos?', 'sunday'],
    ].map(([spanish = '', english = '']) => [`(?:(?:el|los|este)\\s+)?${spanish}`, english]),
  ] as [string, string][]
).map(([said, plain]) => [new RegExp(String.raw`(?<!\p{L})(?:${said})(?!\p{L})`, 'giu'), plain]);

function respellTime(text: string): string {
  return respellings.reduce((rest, [pattern, plain]) => rest.replace(pattern, plain), text);
}

function findWeekday(phrase: string, today: number): number {
  const named = /\b(mon|tue|wed|thu|fri|sat|sun)/.exec(phrase)?.[1];
  if (named !== undefined) return days.findIndex((day) => day === named);
  if (phrase.includes('weekend')) return days.indexOf('sat');
  if (phrase.includes('weekday')) return today < days.indexOf('sat') ? today : 0;
  return today + (phrase.includes('tomorrow') ? 1 : 0);
}

function findClock(phrase: string): string | null {
  const match =
    new RegExp(hour).exec(phrase) ??
    new RegExp(String.raw`\b${bareHour}(?=$|\s+hours$)`).exec(phrase);
  return match?.[0] ?? null;
}

type Wanted = { phrase: string; clock: string | null; rest: string };

/** Returns the minute of the day; after midnight it belongs to the next one. */
function chooseMinute({ phrase, clock, rest }: Wanted): { minute: number; isNextDay: boolean } {
  const minute =
    clock === null ? minuteOfPart(phrase, rest) : minuteOfClock({ phrase, clock, rest });
  const isNextDay =
    minute >= dayMinutes || (clock !== null && minute < 300 && !phrase.includes('morning'));
  return { minute: (minute + dayMinutes) % dayMinutes, isNextDay };
}

/**
 * '6:30am' -> 390. A bare number is the likelier half of the day: seven to eleven is a morning unless
 * the rest says evening, one to six is an afternoon. Something opens or is 'open before' in the morning, and
 * is 'open until' the evening.
 */
function minuteOfClock({ phrase, clock, rest }: Wanted & { clock: string }): number {
  const isAfter = /\b(?:after|past)\b/.test(phrase);
  if (clock === 'midnight') return isAfter ? dayMinutes + 15 : dayMinutes - 15;
  const isBefore = /\b(?:before|by)\b/.test(phrase);
  const isUntil = /\b(?:until|till?)\b/.test(phrase);
  const early = isBefore || isUntil ? 15 : 0;
  if (clock === 'noon') return 720 - early;
  const isEvening =
    /night|evening/.test(phrase) ||
    /\b(?:dinner|supper|drinks|cocktails|bars?|pubs?|concert)\b/i.test(rest);
  const [hours = 0, minutes = 0] = (clock.match(/\d+/g) ?? []).map(Number);
  const isSaid = /[ap]/.test(clock);
  const isMorning = isSaid ? clock.includes('a') : isBefore || /\bopens\b/.test(phrase);
  const isLate = isSaid ? !isMorning : !isMorning && hours < (isEvening || isUntil ? 12 : 7);
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

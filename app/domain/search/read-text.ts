import { limits } from '#app/config/limits.ts';
import { findToday } from '../holiday/holiday.ts';
import { type TimeInText, readTime } from './read-time.ts';

/**
 * What a typed text asks for. It is the same for every engine: the database, and the cities kept at
 * the edge and on devices. What needs data is left in `q`: names, places, spellings.
 */
export type TextReading = {
  /** The remaining words as typed; the whole text if nothing else would remain. */
  q: string;
  /** '"golden cafe"': nothing else is read in the words, and each must match. `q` has the quotes, too. */
  isExact: boolean;
  /** Words that no result may have: 'coffee not starbucks'. */
  excluded: string[];
  /** 'near me', 'nearest': the closest first. */
  isNearest: boolean;
  /** 'within 5 miles' */
  radiusMiles: number | null;
  time: TimeInText | null;
};

type ReadText = {
  now: Date;
  /** Where the search looks, so that "tomorrow" is the day there; by default Central Time. */
  timeZone?: string | undefined;
  /** False where a time was chosen beside the text. */
  readsTime?: boolean;
};

/** Reads a typed text. Pure: the same text at the same time and place has one reading. */
export function readText(text: string, { now, timeZone, readsTime = true }: ReadText): TextReading {
  const quoted = readQuoted(text);
  if (quoted) return { ...quoted, isExact: true, isNearest: false, radiusMiles: null, time: null };
  const timed = readsTime ? readTime(text, findToday(now, timeZone)) : null;
  const { rest: located, ...distance } = readDistance(timed?.rest ?? text);
  const { rest, excluded } = readExcluded(located);
  const saysMore = timed !== null || distance.isNearest;
  const q = leaveFillers(rest, saysMore);
  return {
    q: q === '' && !saysMore ? text.trim() : q,
    isExact: false,
    excluded,
    ...distance,
    time: timed?.time ?? null,
  };
}

const quote = /["“”]/g;
/** Only phrases to exclude may follow: '"golden cafe" -hut'. */
const quotedText = /^\s*["“”][^"“”]*[\p{L}\p{N}][^"“”]*["“”](?=\s+-|\s*$)/u;

function readQuoted(text: string): Pick<TextReading, 'q' | 'excluded'> | null {
  const [quoted] = quotedText.exec(text) ?? [];
  if (quoted === undefined) return null;
  const { excluded } = readExcluded(text.slice(quoted.length));
  return { q: quoteWords(quoted), excluded };
}

function quoteWords(text: string): string {
  return `"${tidy(text.replaceAll(quote, ' '))}"`;
}

/**
 * Writes a text so that its words are searched as typed: 'coffe -hut' is '"coffe" -hut'. Null for a text
 * without words, or that would be too long for a search.
 */
export function quoteText(text: string): string | null {
  const { rest, excluded } = readExcluded(text);
  const quoted = `${quoteWords(rest)}${writeExcluded(excluded)}`;
  return quotedText.test(quoted) && quoted.length <= limits.searchTextLength ? quoted : null;
}

const here = String.raw`(?:me|us|here|my\s+(?:current\s+)?(?:location|house|home|place|hotel|office|work|area)|where\s+i\s+am)`;
/** In English and Spanish. */
const nearHere = new RegExp(
  [
    String.raw`(?:near(?:by|est)?|clos(?:e|est)|next|around|by)\s+(?:to\s+)?${here}`,
    String.raw`(?<=(?:nearest|closest)\b.*)to\s+${here}`,
    String.raw`near\s+by|nearby|close\s+by|around\s+here`,
    String.raw`in\s+(?:the|my|this)\s+(?:area|vicinity)`,
    String.raw`(?:within|in)\s+walking\s+distance`,
    String.raw`cerca\s+de\s+(?:m[ií]|aqu[ií])|por\s+aqu[ií]|(?:cerca|cercan[oa]s?)(?=\s*$)`,
  ]
    .map((phrase) => String.raw`(?<![\w-])(?:${phrase})(?![\wí-])`)
    .join('|'),
  'iu',
);
const nearest = /(?<!\w)(?:(?:the\s+)?(?:nearest|closest)|m[aá]s\s+cercan[oa]s?)(?!\w)/iu;
const nearestTo = /(?<!\w)(?:the\s+)?(?:nearest|closest)\s+(\S.*?)\s+to\s+(?=\S)/iu;
const within = new RegExp(
  String.raw`(?<!\w)within\s+(\d+(?:\.\d+)?|an?)\s*(?:miles?|mi)(?!\w)(\s+(?:of|from)(?!\w)(?:\s+${here})?)?`,
  'iu',
);

type Distance = Pick<TextReading, 'isNearest' | 'radiusMiles'> & { rest: string };

/** Takes 'near me', 'nearest' and 'within 5 miles of' out of a text. */
function readDistance(text: string): Distance {
  const circle = within.exec(text);
  const radiusMiles = circle && (Number(circle[1]) || 1);
  const isAround = circle?.[2] !== undefined && /\s(?:of|from)$/i.test(circle[2]);
  const uncircled = circle ? text.replace(within, isAround ? 'near' : ' ') : text;
  const isNear = nearHere.test(uncircled);
  const unplaced = uncircled.replace(nearHere, ' ');
  const isSuperlative = nearest.test(unplaced);
  const rest = unplaced.replace(nearestTo, '$1 near ').replace(nearest, ' ');
  return {
    rest: tidy(rest),
    isNearest: isNear || isSuperlative || (circle !== null && !isAround),
    radiusMiles,
  };
}

const isNot = String.raw`(?:(?:that|which|who)(?:['’]s|\s+(?:is|are|does|do))\s+not|(?:(?:that|which|who)\s+)?(?:isn|aren|doesn|don)['’]?t(?:\s+(?:serve|have|do))?)`;
const negation = String.raw`(?:(?:but\s+)?(?:${isNot}|other\s+than|anything\s+but|except(?:\s+for)?|excluding|besides|minus|without|w\/o|not|no|excepto|menos))`;
const phraseEnd = String.raw`(?=\s+(?:in|near|around|at|with|that|for|but|and|or|open|on|close|by|please)(?!\w)|\s+${negation}\s|\s*[,;]|\s*$)`;
/**
 * Only after other words: 'no heat in house' is a need, as are 'ac not working' and 'has no power'.
 * 'not too far' and 'no 1' name nothing.
 */
const excludedPhrase = new RegExp(
  String.raw`(?<=\w.*[\s,])(?<!\b(?:has|have|got|is|why)\s+)${negation}\s+(?:(?:an?|the|any|from|at|in)\s+)?(?!(?<=not\s+)(?:\w+ing|cold|hot)\b|too\b|far\b|sure\b|longer\b|\d)([^\s,;].*?)${phraseEnd}(?:\s+or\s+(\S.*?)${phraseEnd})?`,
  'iu',
);
const minusSign = /(?<=^|\s)-(?:"([^"]+)"|([\p{L}\p{N}][^\s,;]*))/u;

/** Takes 'not starbucks', '-hut', 'besides kfc or popeyes' out of a text. */
function readExcluded(text: string): Pick<TextReading, 'excluded'> & { rest: string } {
  const excluded: string[] = [];
  let rest = text;
  for (const pattern of [minusSign, excludedPhrase]) {
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      excluded.push(...found.slice(1).filter((phrase) => phrase !== undefined));
      rest = tidy(rest.replace(pattern, ' '));
    }
  }
  return { excluded: excluded.map((phrase) => phrase.trim()), rest };
}

/** Says excluded words as a text again: ' -hut -"burger king"'. */
export function writeExcluded(excluded: readonly string[]): string {
  return excluded.map((words) => (words.includes(' ') ? ` -"${words}"` : ` -${words}`)).join('');
}

const object = String.raw`(?:\s+(?:me|us))?(?:\s+to)?(?:\s+(?:an?|the|some|any))?`;
/** In Spanish: 'comer un', 'encontrar las mejores'. */
const objetivo = String.raw`(?:\s+(?:comer|comprar|encontrar|tomar|conseguir|ir\s+a|visitar))?(?:\s+(?:al?|el|la|los|las|un|una|unos|unas|alg[uú]n|alguna|alguien\s+que))?`;
/** How sentences to people and assistants begin; each is tried again on what remains. */
const openers = [
  String.raw`(?:hey|hi|hello|ok|okay)(?:\s+(?:google|siri|alexa|there|guys|everyone))?`,
  'google|siri|alexa',
  String.raw`please|can\s+(?:you|i|we)|could\s+(?:you|i|we)|would\s+you|can\s+(?:anyone|anybody|someone)`,
  String.raw`(?:do\s+you|does\s+(?:anyone|anybody)|anyone|anybody)\s+(?:know|have|recommend)(?:\s+of)?(?:\s+(?:any|an?|where\s+(?:i\s+can|to)))?`,
  String.raw`(?:(?:i|we)(?:['’]?m|['’]?re|\s+am|\s+are)|my\s+\w+\s+(?:is|are))\s+(?:looking|searching|trying|thinking|going|hoping)(?:\s+(?:for|to|of|about))?(?:\s+(?:find|get|getting|buy|eat|see))?${object}`,
  String.raw`(?:i|we|you|my\s+friend)(?:['’]d)?\s+(?:needs?|wants?|(?:would\s+)?like|have\s+to|gotta|should)(?:\s+to)?(?:\s+(?:find|get|buy|see|eat|visit|go(?:\s+to)?|call))?${object}`,
  String.raw`(?:find|show|give|tell|get|take|bring|recommend|suggest|search|look|help)\s+(?:(?:me|us)(?:\s+(?:to|with|find|a\s+list\s+of))?|for|an?|some)(?:\s+(?:an?|the|some|any))?`,
  String.raw`(?:directions|navigate|drive|go)\s+to${object}|book\s+(?:me\s+)?a\s+(?:table|room)\s+(?:at|in)${object}|call\s+(?:me\s+)?(?:an?|the)`,
  String.raw`(?:looking|searching)\s+for(?:\s+(?:an?|the|some|recommendations\s+(?:for|on)))*`,
  String.raw`(?:any\s+)?(?:suggestions|recommendations|recs|ideas)\s+for${object}`,
  String.raw`(?:where|what|which|who|how)(?:['’]?s|['’]re|\s+(?:is|are|do|does|can|could|should|to))(?:\s+(?:i|we|you|locals|people))?(?:\s+(?:can|should|to))?(?:\s+(?:find|get|buy|go\s+for|call))?(?:\s+(?:the|an?|some|any|good))*`,
  String.raw`what\s+time\s+(?:does|do|is)(?:\s+the)?`,
  String.raw`(?:is|are)\s+there(?:\s+(?:an?|any|anywhere\s+(?:to|for)|somewhere\s+(?:to|for)))?(?:\s+(?:get|find|buy))?`,
  String.raw`(?:somewhere|someplace|some\s+place|a\s+place|places?|spots?)\s+(?:that|which|for|to\s+(?:get|buy|find))(?:\s+(?:an?|the|some))?`,
  String.raw`(?:somewhere|someplace|anywhere)(?=\s+(?:in|near|around|by)\s)`,
  String.raw`(?:the\s+)?best\s+places?\s+(?:to\s+(?:get|buy|find|take)|for)`,
  String.raw`(?:hola|oye|por\s+favor)`,
  String.raw`(?:en\s+)?d[oó]nde\s+(?:puedo|podemos|se\s+puede|hay|est[aá]n?|queda|encuentro|venden|sirven)${objetivo}`,
  String.raw`(?:(?:yo\s+)?(?:necesito|necesitamos|quiero|queremos|quisiera|busco|buscamos)|estoy\s+buscando|me\s+gustar[ií]a|tengo\s+ganas\s+de)${objetivo}`,
  String.raw`(?:ll[eé]vame\s+a|mu[eé]strame|recomi[eé]ndame|ay[uú]dame\s+a\s+encontrar|hay|cu[aá]l(?:es)?\s+(?:es|son))${objetivo}`,
];
const opener = new RegExp(String.raw`^(?:${openers.join('|')})(?![\w'’])[\s,.!]*`, 'iu');

/** Prices, and what stands at the end of a sentence. The directory knows no prices. */
const others = [
  /(?<!\w)(?:(?:for\s+)?(?:under|below|less\s+than|up\s+to)|around(?=\s+\$))\s+\$?\d+(?:\s+(?:dollars|bucks))?(?:\s+(?:an?|per)\s+\w+)?(?![\w:])/giu,
  /(?<!\w)\$\d+(?:\s+or\s+less)?(?!\w)/giu,
  /[\s,]+(?:please|thanks|thank\s+you|pls|plz)[\s.!]*$/iu,
  /[\s,]+(?:that\s+(?:is|are)|that['’]s|who\s+(?:is|are)|is|are|that|which|and)[\s.?!]*$/iu,
  /(?<=\s)(?:that|which|who)\s+(?:serves?|sells?|offers?|does)(?=\s)/giu,
  /(?<!\w)(?:that|which)(?:['’]?s|\s+is|\s+are)(?:\s+(?:an?|the))?(?=\s)/giu,
  /(?<=^what\s+time\s.*)\s+(?:closes?|opens?)[\s.?!]*$/iu,
  /[\s,]+who\s+should\s+(?:i|we)\s+call[\s.?!]*$/iu,
];

/** What is left of "what's open on sunday" or 'who is open now'. */
const ofNoKind =
  /^(?:(?:who|what|which|where)(?:['’]?s)?|any(?:thing|one|body|where)|somewhere|places?)$/i;

/** Leaves out what a sentence says beside what it looks for, which may be nothing where it says more. */
function leaveFillers(text: string, saysMore: boolean): string {
  const rest = dropOpeners(
    tidy(others.reduce((left, pattern) => left.replace(pattern, ' '), text)),
  );
  return saysMore && ofNoKind.test(rest) ? '' : rest;
}

function dropOpeners(text: string): string {
  const rest = tidy(text.replace(opener, ''));
  return rest === text || rest === '' ? text : dropOpeners(rest);
}

function tidy(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

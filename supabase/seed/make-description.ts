import type { OpeningHours } from '#app/domain/business/business.ts';
import type { Teller } from './create-teller.ts';
import type { Shape } from './draw-shape.ts';
import { fitsClimate } from './fits-climate.ts';
import { fitsHours } from './fits-hours.ts';
import { isGood } from './is-good.ts';
import { nameOpenDays } from './name-open-days.ts';
import type { Random } from './random.ts';
import {
  type Kind,
  type Setting,
  arrivals,
  bargains,
  callArrivals,
  kindsByCategory,
  leads,
  origins,
  settingOf,
} from './vocabulary.ts';

type WriteInput = {
  shape: Shape;
  category: string;
  kind: Kind;
  metro: string | null;
  hours: OpeningHours[];
  tell: Teller['tell'];
  offers: Teller['offers'];
  random: Random;
};

export type Description = {
  text: string;
  /** What the listing has, since a sentence says so. */
  attributes: string[];
};

const shareWithArrival = 0.5;
const shareWithSecondDetail = 0.35;
/** What is said once at most: a second year, or the same landmark again, would jar. */
const onceOnly = [
  /\{(years?|recent|olden)\}/,
  /\{few\} (people|of them)|(team|crew) of|\{dollars\} (barbers|chairs|owners)/,
  /\{near\}/,
  /\{street\}/,
  /\{place\}/,
  /\{weekday\}/,
];

/**
 * Makes a function that writes descriptions. Of what fits it says what it has said least in the
 * metro, and a year or an age once at most.
 */
export function createDescriptionWriter() {
  const uses = new Map<string, number>();

  function say(pool: readonly string[], input: WriteInput, said: readonly string[]): string[] {
    const { metro, hours, tell, offers, random } = input;
    const hasGoods = offers.filter(isGood).length > 1;
    const spent = onceOnly.filter((key) => said.some((sentence) => key.test(sentence)));
    const fitting = pool.filter(
      (sentence) =>
        !said.includes(sentence) &&
        !spent.some((key) => key.test(sentence)) &&
        (hasGoods || !sentence.includes('{good}')) &&
        fitsClimate(sentence, metro) &&
        fitsHours(tell(sentence), hours),
    );
    const usesOf = (sentence: string) =>
      (uses.get(`${metro}|${sentence}`) ?? 0) * 1_000 + (uses.get(sentence) ?? 0);
    const min = Math.min(...fitting.map(usesOf));
    const candidates = fitting.filter((sentence) => usesOf(sentence) === min);
    if (candidates.length === 0) return [];
    const chosen = random.pick(candidates);
    for (const key of [`${metro}|${chosen}`, chosen]) uses.set(key, (uses.get(key) ?? 0) + 1);
    return [chosen];
  }

  return (input: WriteInput): Description => {
    const { shape, category, hours, tell, random } = input;
    const setting = settingOf(category);
    const details = detailsOf(category, input.kind);
    const said = say(leads[setting], input, []);
    if (shape.hasDetail) said.push(...say(details, input, said));
    if (shape.hasOrigin) said.push(...say(origins[setting], input, said));
    else if (random.chance(shareWithSecondDetail)) said.push(...say(details, input, said));
    else if (random.chance(shareWithArrival)) {
      said.push(...say(arrivalsOf(setting), input, said));
    }
    const parts = said.map((sentence) => sentence.split(' +'));
    const text = introduceOnce(parts.map(([sentence = '']) => sentence))
      .map(tell)
      .join(' ');
    return {
      text: nameOpenDays(text, hours),
      attributes: parts.flatMap(([, attribute = []]) => attribute),
    };
  };
}

function arrivalsOf(setting: Setting): readonly string[] {
  if (setting === 'call') return callArrivals;
  const hasBargains = setting === 'table' || setting === 'shop' || setting === 'counter';
  return hasBargains ? [...arrivals, ...bargains] : arrivals;
}

/** Who was named in full has a first name from then on. */
function introduceOnce(sentences: string[]): string[] {
  const named = sentences.findIndex((sentence) => /\{(owner|first)\}/.test(sentence));
  return sentences.map((sentence, index) =>
    index > named ? sentence.replaceAll('{owner}', '{first}') : sentence,
  );
}

/** Those of its kind, and those that are true of most of its category. */
function detailsOf(category: string, kind: Kind): readonly string[] {
  const own = kind.details ?? [];
  if (kind.isUnlike) return own;
  const common = kindsByCategory[category]!.filter(({ named }) => !named).slice(0, 1);
  return [...own, ...common.flatMap(({ details = [] }) => (details === own ? [] : details))];
}

import * as t from '#app/messages/domain/search.ts';

/** The parameters that take several values, and values to exclude. */
export const choiceParameters = [
  'category',
  'price',
  'specialty',
  'neighborhood',
  'features',
] as const;
export type ChoiceParameter = (typeof choiceParameters)[number];

/** Ranges of a listing's lowest price, as `private.price_range` in SQL names them, and as screens do. */
export const priceRanges: ReadonlyMap<string, string> = new Map([
  ['under-25', t.under25],
  ['25-to-50', t.from25To50],
  ['50-to-100', t.from50To100],
  ['over-100', t.over100],
]);

export type Choices = {
  /** A result has one of these; of features all. */
  any: string[];
  /** A result has none of these. */
  none: string[];
};

/** Reads the values of a parameter: 'bakeries,cafes,-bars' is one of two, and not the third. */
export function readChoices(text = ''): Choices {
  const values = text.split(',').map((value) => value.trim());
  const excluded = values.filter((value) => value.startsWith('-')).map((value) => value.slice(1));
  const none = new Set(excluded.map((value) => value.trim()).filter(Boolean));
  const any = new Set(
    values.filter((value) => value && !value.startsWith('-') && !none.has(value)),
  );
  return { any: [...any], none: [...none] };
}

/** Writes them as a parameter, the inverse; '' without any. */
export function writeChoices({ any, none }: Choices): string {
  return [...any, ...none.map((value) => `-${value}`)].join(',');
}

/**
 * Returns the parameter with one value chosen or excluded; without it where it was already.
 * @param sign '-' to exclude
 */
export function toggleChoice(text: string, value: string, sign: '' | '-' = ''): string {
  // A comma separates values, and names are compared without punctuation.
  const name = value.replaceAll(',', ' ');
  const { any, none } = readChoices(text);
  const [same, other] = sign === '' ? [any, none] : [none, any];
  const toggled = same.includes(name) ? same.filter((one) => one !== name) : [...same, name];
  const rest = other.filter((one) => one !== name);
  return writeChoices(sign === '' ? { any: toggled, none: rest } : { any: rest, none: toggled });
}

/** Joins repeated parameters, as a form of checkboxes sends them: 'price=a&price=b' is 'price=a,b'. */
export function joinChoices(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams(params);
  for (const name of choiceParameters) {
    const values = params.getAll(name);
    if (values.length > 1) joined.set(name, values.filter((value) => value.trim()).join(','));
  }
  return joined;
}

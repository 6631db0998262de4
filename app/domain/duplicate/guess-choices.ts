import {
  type Choice,
  type MergeChoices,
  type DuplicatePair,
  type DuplicateSide,
  type MergeField,
  type Side,
  listFields,
  mergeFields,
} from './duplicate.ts';

type Sides = Pick<DuplicatePair, Side>;

/** Why a value is preferred, as shown beside the field. */
export type ChoiceReason =
  | 'same'
  | 'only'
  | 'verified'
  | 'confirmed'
  | 'people'
  | 'fuller'
  | 'newer'
  | 'both';
export type Guess = {
  kept: Side;
  choices: MergeChoices;
  reasons: Record<MergeField, ChoiceReason>;
};

/** Guesses which of the two to keep, and whose value of each field, as a start for the admin. */
export function guessChoices(sides: Sides): Guess {
  const kept = guessKept(sides);
  const choices: Partial<MergeChoices> = {};
  const reasons: Partial<Record<MergeField, ChoiceReason>> = {};
  for (const field of mergeFields) {
    const { choice, reason } = guessField(sides, field, kept);
    choices[field] = choice;
    reasons[field] = reason;
  }
  return { kept, choices: choices as MergeChoices, reasons: reasons as Guess['reasons'] };
}

/** Returns a listing's value of a field; the parts of an address count as one. */
export function readMergeValue({ values }: DuplicateSide, field: MergeField): unknown {
  if (field !== 'address') return values[field];
  const { street, city, state, zip_code, location } = values;
  return { street, city, state, zip_code, location };
}

export function differs({ first, second }: Sides, field: MergeField): boolean {
  return (
    JSON.stringify(readMergeValue(first, field)) !== JSON.stringify(readMergeValue(second, field))
  );
}

/** An owned listing first, then one that visitors know, then the older one. */
function guessKept({ first, second }: Sides): Side {
  const ranks = ({
    owner,
    verification,
    status,
    review_count,
    views,
    completeness,
  }: DuplicateSide) => [
    Number(owner !== null),
    Number(verification !== 'none'),
    Number(status === 'published'),
    review_count,
    views,
    completeness,
  ];
  const other = ranks(second);
  for (const [place, rank] of ranks(first).entries()) {
    if (rank !== other[place]) return rank > (other[place] ?? 0) ? 'first' : 'second';
  }
  return Date.parse(second.created_at) < Date.parse(first.created_at) ? 'second' : 'first';
}

function guessField(sides: Sides, field: MergeField, kept: Side) {
  const other: Side = kept === 'first' ? 'second' : 'first';
  const say = (choice: Choice, reason: ChoiceReason) => ({ choice, reason });
  if (!differs(sides, field)) return say(kept, 'same');
  // A restaurant's cuisine does not apply to a shop.
  if (field === 'specialty' && differs(sides, 'category'))
    return guessField(sides, 'category', kept);
  if (isEmpty(readMergeValue(sides[other], field))) return say(kept, 'only');
  if (isEmpty(readMergeValue(sides[kept], field))) return say(other, 'only');
  if (listFields.includes(field)) return say('both', 'both');
  for (const [reason, rank] of tests) {
    const [mine, theirs] = [rank(sides[kept], field), rank(sides[other], field)];
    if (mine !== theirs) return say(mine > theirs ? kept : other, reason);
  }
  return say(kept, 'newer');
}

/** Tried in order until one of them tells the two apart. */
const tests: [ChoiceReason, (side: DuplicateSide, field: MergeField) => number][] = [
  ['verified', (side, field) => Number(side.verification !== 'none' && isOwners(side, field))],
  [
    'confirmed',
    (side, field) => timeOf(side.confirmations[factOf[field] ?? 'phone']?.at, field in factOf),
  ],
  ['people', (side, field) => Number(lastWord(side, field).by !== 'import')],
  ['fuller', (side, field) => (field === 'description' ? side.values.description.length : 0)],
  ['fuller', (side, field) => (field === 'address' ? Number(side.values.location !== null) : 0)],
  ['newer', (side, field) => Date.parse(lastWord(side, field).at)],
];

const factOf: Partial<Record<MergeField, 'hours' | 'phone' | 'address' | 'website'>> = {
  opening_hours: 'hours',
  phone: 'phone',
  address: 'address',
  website: 'website',
};

/** Returns who wrote a field last; if nobody has changed it, when the listing was created. */
function lastWord({ last_words, created_at }: DuplicateSide, field: MergeField) {
  return last_words[field] ?? last_words.listing ?? { by: 'import', at: created_at };
}

function isOwners(side: DuplicateSide, field: MergeField): boolean {
  return side.owner !== null && ['owner', 'editor'].includes(lastWord(side, field).by);
}

function timeOf(at: string | undefined, isAsked: boolean): number {
  return isAsked && at !== undefined ? Date.parse(at) : 0;
}

function isEmpty(value: unknown): boolean {
  if (value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && 'street' in value && value.street === '';
}

import type { Business, Confirmation } from '#app/domain/business/business.ts';
import { formatAge } from '#app/domain/business/format-age.ts';

export type Fact = keyof Business['confirmations'];

type Provenance = {
  /** The sentence that most facts share; null where no two agree. */
  shared: string | null;
  /** The sentences of the facts that differ. */
  own: Map<Fact, string>;
};

const sources = {
  owner: 'the owner',
  neighbour: 'a neighbor',
  directory: 'the directory',
} as const;

/**
 * Describes when and by whom a listing's facts were confirmed: one shared sentence for the facts
 * that agree, separate ones for those that differ.
 */
export function describeProvenance(business: Business, now: Date): Provenance {
  const words = findFacts(business).map((fact): [Fact, string] => [
    fact,
    describeConfirmation(business.confirmations[fact], now),
  ]);
  const alike = [...Map.groupBy(words, ([, said]) => said).values()];
  // On a tie the confirmed group wins.
  const [most = []] = alike.toSorted(
    (one, other) =>
      other.length - one.length || Number(isConfirmed(other)) - Number(isConfirmed(one)),
  );
  if (most.length < 2) return { shared: null, own: new Map(words) };
  const names = joinNames(most.map(([fact]) => fact));
  const said = most[0]?.[1] ?? '';
  return {
    shared: `${capitalize(names)} ${said}.`,
    own: new Map(words.filter((word) => !most.includes(word))),
  };

  function isConfirmed(group: [Fact, string][]): boolean {
    return group.some(([fact]) => business.confirmations[fact] !== undefined);
  }
}

/** Returns the facts that the profile shows. */
function findFacts({ phone, website, opening_hours, status }: Business): Fact[] {
  const facts: Fact[] = ['address'];
  if (phone) facts.push('phone');
  if (website) facts.push('website');
  if (opening_hours.length > 0 && status === 'published') facts.push('hours');
  return facts;
}

function describeConfirmation(confirmation: Confirmation | undefined, now: Date): string {
  if (!confirmation) return 'not confirmed yet';
  return `confirmed ${formatAge(confirmation.at, now)} by ${sources[confirmation.source]}`;
}

function joinNames(names: string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Capitalizes the first letter. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

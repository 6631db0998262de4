/** What a row says of a business, apart from where it is. */
export type RowEvidence = {
  /** Whether it says how to reach it, or when it is open. */
  isReachable: boolean;
  website: string | null;
  /** How far what tells its category is to be believed (`categoryStrength`); null if nothing does. */
  certainty: number | null;
};

type ListInput = {
  rows: readonly RowEvidence[];
  /** Of more rows: its name, and its address or point. */
  sites: readonly { name: string; place: string }[];
  /** From which certainty on a brand, a kind in a column and the name tell the category. */
  least: { brand: number; kind: number; sign: number };
};

/** The shares of rows that must say how to reach them, what they are, and what they are by name only. */
const enough = { reachable: 0.05, kinds: 0.5, names: 0.6 } as const;
/** Fewer names for each place than this are those of neighborhoods, agencies or kinds of things. */
const fewestNames = 0.25;
const fewestRows = 20;
/** An admin sees at a glance what a shorter file lists. */
const fewestForDoubt = 8;

/**
 * Returns whether a file lists businesses, and not areas, trees, lights or complaints: enough rows
 * say how to reach them, or what they are. Of neighborhoods, four in ten are named like something
 * else ("Washington Park").
 */
export function isBusinessList({ rows, sites, least }: ListInput): boolean {
  const share = (test: (row: RowEvidence) => boolean) => rows.filter(test).length / rows.length;
  const isTold = (from: number) =>
    share(({ certainty }) => certainty !== null && certainty >= from);
  const hosts = new Set(rows.map(({ website }) => website && new URL(website).hostname));
  // Pages on one host are about the rows, not theirs.
  const areOwnPages = rows.length < fewestRows || hosts.size > 2;
  return (
    rows.length < fewestForDoubt ||
    share((row) => row.isReachable || (areOwnPages && row.website !== null)) >= enough.reachable ||
    isTold(least.brand) >= enough.kinds ||
    (!areRepeated(sites) &&
      (isTold(0) === 1 || isTold(least.kind) >= enough.kinds || isTold(least.sign) >= enough.names))
  );
}

/** Returns whether the same few names stand at many places. */
function areRepeated(sites: ListInput['sites']): boolean {
  const names = new Set(sites.map(({ name }) => name.toLowerCase()));
  const placed = new Set(sites.map(({ name, place }) => `${name}|${place}`.toLowerCase()));
  return placed.size >= fewestRows && names.size < placed.size * fewestNames;
}

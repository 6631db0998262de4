/** A file that can be read from its beginning as often as needed: on disk, in a browser, in a bucket. */
export type Source = {
  name: string;
  open: () => AsyncIterable<Uint8Array>;
};

/** A row of a file as it stands there. */
export type TableRecord = {
  cells: string[];
  /** Why it cannot be trusted, in a few words; null as a rule. */
  problem: string | null;
};

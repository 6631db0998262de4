/** A file that can be read repeatedly from its start: on disk, in a browser, in a bucket. */
export type Source = {
  name: string;
  open: () => AsyncIterable<Uint8Array>;
};

/** A row of a file, unprocessed. */
export type TableRecord = {
  cells: string[];
  /** Why it cannot be trusted, in a few words; usually null. */
  problem: string | null;
};

/** An error that ends an import; its message is one sentence for the person who started it. */
export class ImportError extends Error {}

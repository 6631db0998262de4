/** A file that can be read repeatedly from its start: on disk, in a browser, in a bucket. */
export type Source = {
  name: string;
  open: () => AsyncIterable<Uint8Array>;
};

/** A file of a browser, or of storage, read piece by piece. */
export function toSource(name: string, file: Blob): Source {
  return {
    name,
    async *open() {
      // Safari cannot iterate over a stream.
      const reader = file.stream().getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
    },
  };
}

/** A row of a file, unprocessed. */
export type TableRecord = {
  cells: string[];
  /** Why it cannot be trusted, in a few words; usually null. */
  problem: string | null;
};

/** An error that ends an import; its message is one sentence for the person who started it. */
export class ImportError extends Error {}

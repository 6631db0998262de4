/** An error that ends an import; its message is one sentence for the person who started it. */
export class ImportError extends Error {}

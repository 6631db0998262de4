/** A rendered page as it is kept: all of its answer. */
export type StoredPage = { status: number; headers: [string, string][]; body: string };

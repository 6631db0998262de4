import type { Db } from './client.ts';
import type { Database } from './database.types.ts';
import { requireData } from './require-data.ts';

/**
 * Classes of PostgreSQL's codes for data that no retry can fix, and PostgREST's code for an unknown
 * column.
 */
const refusals = /^(2[23]|PGRST204)/;

type Answer = Parameters<typeof requireData>[0];

/**
 * Writes queue messages in one call. If the database refuses the data, tries halves until the
 * refused messages are isolated.
 * @returns the messages that were refused
 * @throws AppError if the database does not respond: all can be sent again, if writing them twice
 *   is harmless
 */
export async function writeByBisection<Message>(
  messages: Message[],
  write: (messages: Message[]) => PromiseLike<Answer>,
): Promise<Message[]> {
  if (messages.length === 0) return [];
  const answer = await write(messages);
  if (!refusals.test(answer.error?.code ?? '')) {
    requireData(answer);
    return [];
  }
  if (messages.length === 1) return messages;
  const middle = Math.ceil(messages.length / 2);
  const first = await writeByBisection(messages.slice(0, middle), write);
  return [...first, ...(await writeByBisection(messages.slice(middle), write))];
}

/** Maximum calls of one run; the next run continues. */
const maxCalls = 50;

type SqlFunctions = Database['public']['Functions'];
/** A function that needs no argument and returns a number. */
type Task = {
  [Name in keyof SqlFunctions]: SqlFunctions[Name] extends {
    Args: Record<PropertyKey, never> | { max_rows?: number };
    Returns: number;
  }
    ? Name
    : never;
}[keyof SqlFunctions];

/**
 * Calls a task, which does a part each time and returns the number of rows, until none are left:
 * each part fits the database's statement time-out.
 * @throws AppError if the database refuses or does not respond; the next run continues
 */
export async function repeatTask(db: Db, task: Task): Promise<void> {
  await repeat(() => db.rpc(task));
}

/** Rows that the database deletes once they are old. */
type OldRows = 'imports' | 'limits' | 'mails' | 'metrics' | 'notifications' | 'statistics';

/**
 * Deletes old rows of a kind, a part each time.
 * @param db of the service role
 * @throws AppError if the database refuses or does not respond; the next run continues
 */
export async function pruneRows(db: Db, kind: OldRows): Promise<void> {
  await repeat(() => db.rpc('prune_rows', { kind }));
}

async function repeat(
  part: () => PromiseLike<Parameters<typeof requireData<number>>[0]>,
): Promise<void> {
  let done = 1;
  for (let call = 0; call < maxCalls && done > 0; call += 1) {
    done = requireData(await part());
  }
}

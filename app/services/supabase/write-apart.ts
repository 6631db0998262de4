import { requireData } from './require-data.ts';

/**
 * PostgreSQL's error classes for data that no retry will fix, and PostgREST's for a missing column.
 */
const refusals = /^(2[23]|PGRST204)/;

type Answer = Parameters<typeof requireData>[0];

/**
 * Writes the messages of a queue at once. If the database refuses the data, retries with halves
 * until each refused message is isolated.
 * @returns the messages that were refused
 * @throws AppError if the database does not respond: retry with all, if writing twice does no harm
 */
export async function writeApart<Message>(
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
  const first = await writeApart(messages.slice(0, middle), write);
  return [...first, ...(await writeApart(messages.slice(middle), write))];
}

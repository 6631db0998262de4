import { requireData } from './require-data.ts';

/** PostgreSQL's classes of codes for data that no second try will make good, and PostgREST's for a column that is not there. */
const refusals = /^(2[23]|PGRST204)/;

type Answer = Parameters<typeof requireData>[0];

/**
 * Writes messages of a queue at once. When the database refuses the data, halves are tried until what it
 * refuses stands alone.
 * @returns the messages that were refused
 * @throws AppError when the database does not answer: all can be sent again, if writing twice does no harm
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

/**
 * Does something for one item after the other, whatever fails.
 * @throws AggregateError of what failed, with the first failure as its cause, which the log names
 */
export async function runEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    await work(item).catch((error: unknown) => failures.push(error));
  }
  if (failures.length === 0) return;
  const text = `${failures.length} of ${items.length} failed`;
  throw new AggregateError(failures, text, { cause: failures[0] });
}

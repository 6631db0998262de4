/** A message as careless code would write it: its e-mail address and its words must not be reported. */
export function createTestError(where: string): Error {
  return new Error(`${where}: ada.private@example.com typed "my secret words"`);
}

export type WorkerAnswer = { status: number; requestId: string };

/** Makes the Worker fail once. @throws TypeError when it cannot be reached */
export async function raiseInWorker(): Promise<WorkerAnswer> {
  const response = await fetch('/api/errors/test', { method: 'POST' });
  return { status: response.status, requestId: response.headers.get('X-Request-Id') ?? '' };
}

import { expect, test } from 'vitest';
import { readBody } from './read-body.ts';

test('a body that breaks off is the fault of who sent it', async () => {
  const body = new ReadableStream({
    pull: (controller) => controller.error(new TypeError('Invalid chunk')),
  });
  // Node asks for `duplex`, which the Worker's types do not know.
  const init = { method: 'POST', body, duplex: 'half' };
  const request = new Request('https://x.example/', init);
  await expect(readBody(request, 100)).rejects.toMatchObject({ code: 'bad_request' });
});

import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** By a request with this header the Worker's clock stops, or goes so many milliseconds before the real one. */
export const clockHeader = 'X-Test-Clock';

const clock = `
const realNow = Date.now.bind(Date);
let now = realNow;
Date.now = () => now();
export function setClock(to) {
  const at = realNow();
  now = to === 'stopped' ? () => at : () => realNow() + Number(to);
}
`;
// The clock is imported first: what the Worker keeps of Date.now is this one.
const entry = `
import { setClock } from './test-clock.js';
import worker from './worker.js';
export default {
  ...worker,
  fetch(request, env, context) {
    const to = request.headers.get('${clockHeader}');
    if (to === null) return worker.fetch(request, env, context);
    setClock(to);
    return new Response(null, { status: 204 });
  },
};
`;

/** Gives the Worker of a build a clock that tests set (`setClock`). */
export async function addClock(buildDir: string): Promise<void> {
  const server = join(buildDir, 'server');
  await rename(join(server, 'index.js'), join(server, 'worker.js'));
  await writeFile(join(server, 'test-clock.js'), clock);
  await writeFile(join(server, 'index.js'), entry);
}

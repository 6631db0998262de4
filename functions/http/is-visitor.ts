import { isRobot } from '#app/domain/metric/metric.ts';
import type { AppContext } from '../env.ts';

/** Excludes robots, prerendered pages, and visitors who ask not to be tracked. */
export function isVisitor(c: AppContext): boolean {
  const hasSaid = (name: string, word: string) => c.req.header(name)?.trim() === word;
  return (
    !isRobot(c.req.header('User-Agent')) &&
    c.req.header('Sec-Purpose') === undefined &&
    !hasSaid('Sec-GPC', '1') &&
    !hasSaid('DNT', '1')
  );
}

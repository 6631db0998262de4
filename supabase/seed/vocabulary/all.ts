import { beauty } from './beauty.ts';
import { drinking } from './drinking.ts';
import { eating } from './eating.ts';
import { health } from './health.ts';
import { home } from './home.ts';
import { houseCare } from './house-care.ts';
import { leisure } from './leisure.ts';
import { offices } from './offices.ts';
import { shops } from './shops.ts';
import { wheels } from './wheels.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Every category that has generated listings, by slug. */
export const vocabularies: Record<string, Vocabulary> = {
  ...eating,
  ...drinking,
  ...health,
  ...beauty,
  ...home,
  ...houseCare,
  ...shops,
  ...wheels,
  ...offices,
  ...leisure,
};

// One stack for all of them, because starting it takes longer than its tests.
import { afterAll } from 'vitest';
import './changes.contract.ts';
import './limits.contract.ts';
import './talk.contract.ts';
import { shareTarget } from './test-target.ts';

afterAll(async () => (await shareTarget()).stop());

import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { describeCause } from './write-log.ts';

test.each([
  [
    new AppError('backend_unavailable', {
      cause: { code: '23505', message: 'Key (email)=(ada@example.com) already exists' },
    }),
    'AppError backend_unavailable < 23505',
  ],
  [{ code: 'PGRST301', message: 'JWT expired', details: null }, 'PGRST301'],
  [{ code: '', message: 'TypeError: fetch failed: http://10.0.0.1' }, 'TypeError'],
  [new TypeError('ada@example.com is not a function'), 'TypeError'],
  [{ name: 'AuthApiError', status: 403, code: 'bad_jwt' }, 'AuthApiError bad_jwt'],
  [{ code: 'my code is ada@example.com' }, 'Error'],
  ['ada@example.com', 'string'],
  [undefined, 'nothing'],
])('%o is logged as "%s"', (error, text) => expect(describeCause(error)).toBe(text));

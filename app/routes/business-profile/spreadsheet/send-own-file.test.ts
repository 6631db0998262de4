import { expect, test, vi } from 'vitest';
import * as t from '#app/messages/routes/business-profile/spreadsheet.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { sendOwnFile } from './send-own-file.client.ts';

test('a file that is too big is not read', async () => {
  const file = new File([new Uint8Array(9_000_000)], 'listings.csv');
  const stream = vi.spyOn(file, 'stream');
  const sent = sendOwnFile({} as Db, { file, signal: new AbortController().signal });
  await expect(sent).rejects.toThrow(t.tooLong);
  expect(stream).not.toHaveBeenCalled();
});

// Before each file of the project `database`; not in a hook, since files make clients as they load.
import { afterAll, inject } from 'vitest';
import { setFileBackend } from './file-backend.ts';
import { startTestSupabase } from './test-supabase.ts';

const supabase = await startTestSupabase(inject('postgres'));
setFileBackend({ supabase, backend: null });
afterAll(supabase.stop);

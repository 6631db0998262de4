import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';
import type { Act } from './people/people.ts';

export type ActOutcome = ({ ok: true } & Act) | { ok: false; reason: DataFailure };

type Answer = { data: unknown; error: object | null; status: number };

/** Reads the response of an act. */
export function readAct({ data, error, status }: Answer): ActOutcome {
  if (error) return { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Act) };
}

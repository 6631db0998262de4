import {
  type DataFailure,
  describeFailure,
  findRefusal,
  type Refusal,
} from '#app/services/supabase/describe-failure.ts';
import type { Act } from './people/people.ts';

export type ActOutcome = ({ ok: true } & Act) | { ok: false; reason: DataFailure } | Refusal;

type Answer = {
  data: unknown;
  error: { code: string; message: string } | null;
  status: number;
};

/** Reads the response of an act. */
export function readAct({ data, error, status }: Answer): ActOutcome {
  if (error) return findRefusal(error) ?? { ok: false, reason: describeFailure(status) };
  return { ok: true, ...(data as Act) };
}

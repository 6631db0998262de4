import { createHash, randomUUID } from 'node:crypto';
import { AuthError } from './errors.ts';

/** GoTrue's External.FlowStateExpiryDuration. */
const lifetimeMs = 5 * 60_000;

export type Challenge = { challenge: string; method: 's256' | 'plain' };
export type Flow = Challenge & { userId: string; startedAt: number };

/** Pending PKCE flows: from the requested mail to the exchanged code. */
export type Flows = {
  begin: (tokenHash: string, flow: Challenge & { userId: string }) => void;
  /** Returns the code for an opened link, or null when its flow is unknown. */
  issueCode: (tokenHash: string) => string | null;
  /** @throws AuthError flow_state_not_found, flow_state_expired or bad_code_verifier */
  exchange: (options: { code: string; verifier: string }) => Flow;
};

/** Stores the flows in memory: they are too short-lived to persist over a restart. */
export function createFlows(): Flows {
  const byToken = new Map<string, Flow>();
  const byCode = new Map<string, Flow>();

  function issueCode(tokenHash: string): string | null {
    const flow = byToken.get(tokenHash);
    if (flow === undefined) return null;
    byToken.delete(tokenHash);
    const code = randomUUID();
    byCode.set(code, { ...flow, startedAt: Date.now() });
    return code;
  }

  function exchange({ code, verifier }: { code: string; verifier: string }): Flow {
    const flow = byCode.get(code);
    if (flow === undefined) throw new AuthError('flow_state_not_found');
    if (Date.now() - flow.startedAt > lifetimeMs) throw new AuthError('flow_state_expired');
    const answer =
      flow.method === 'plain'
        ? verifier
        : createHash('sha256').update(verifier).digest('base64url');
    if (answer !== flow.challenge) throw new AuthError('bad_code_verifier');
    byCode.delete(code);
    return flow;
  }

  return {
    begin: (tokenHash, flow) => void byToken.set(tokenHash, { ...flow, startedAt: Date.now() }),
    issueCode,
    exchange,
  };
}

import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { AuthError } from './errors.ts';
import type { LinkType } from './mails.ts';
import type { Query } from './services.ts';
import type { SignInMethod } from './sessions.ts';

/** GoTrue's External.FlowStateExpiryDuration. */
const lifetimeSeconds = 5 * 60;

export type Challenge = { challenge: string; method: 's256' | 'plain' };

/** How the session of a flow began, by the type of the link (GoTrue's ParseAuthenticationMethod). */
const methods: Partial<Record<string, SignInMethod>> = {
  signup: 'email/signup',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change: 'email_change',
} satisfies Partial<Record<LinkType, SignInMethod>>;

type NewFlow = { userId: string; type: LinkType; challenge: Challenge };

/** Begins a PKCE flow, from the requested mail to the exchanged code. */
export async function beginFlow(query: Query, { userId, type, challenge }: NewFlow): Promise<void> {
  await query(
    `insert into auth.flow_state (id, user_id, auth_code, code_challenge_method, code_challenge,
       provider_type, authentication_method, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, $3, $4, 'email', $5, now(), now())`,
    [userId, randomUUID(), challenge.method, challenge.challenge, methods[type]],
  );
}

/**
 * Returns the code for an opened link: that of the person's latest flow of this type.
 * @throws AuthError flow_state_not_found
 */
export async function issueCode(
  query: Query,
  { userId, type }: { userId: string; type: string },
): Promise<string> {
  const [flow] = await query<{ auth_code: string }>(
    `update auth.flow_state set auth_code_issued_at = clock_timestamp(), updated_at = now()
     where id = (select id from auth.flow_state
       where user_id = $1 and authentication_method = $2 order by created_at desc, id desc limit 1)
     returning auth_code`,
    [userId, methods[type] ?? ''],
  );
  if (flow === undefined) {
    throw new AuthError('flow_state_not_found', 'No valid flow state found for user.', {
      status: 422,
    });
  }
  return flow.auth_code;
}

type FlowRow = {
  user_id: string;
  authentication_method: SignInMethod;
  code_challenge: string;
  code_challenge_method: Challenge['method'];
  is_expired: boolean;
};

/**
 * Uses up a flow's code. As in GoTrue a flow of a sign-in link ends 5 minutes after its link was
 * opened, every other one 5 minutes after the mail was requested.
 * @throws AuthError flow_state_not_found, flow_state_expired or bad_code_verifier
 */
export async function exchangeFlow(
  query: Query,
  { code, verifier }: { code: string; verifier: string },
): Promise<{ userId: string; method: SignInMethod }> {
  const [flow] = await query<FlowRow>(
    `select user_id, authentication_method, code_challenge, code_challenge_method,
       now() > $2 * interval '1 s' + case authentication_method
         when 'magiclink' then coalesce(auth_code_issued_at, created_at) else created_at
       end as is_expired
     from auth.flow_state where auth_code = $1 for update`,
    [code, lifetimeSeconds],
  );
  if (flow === undefined) throw new AuthError('flow_state_not_found');
  if (flow.is_expired) throw new AuthError('flow_state_expired');
  if (!isAnswer(flow, verifier)) throw new AuthError('bad_code_verifier');
  await query('delete from auth.flow_state where auth_code = $1', [code]);
  return { userId: flow.user_id, method: flow.authentication_method };
}

function isAnswer(flow: FlowRow, verifier: string): boolean {
  const answer =
    flow.code_challenge_method === 'plain'
      ? verifier
      : createHash('sha256').update(verifier).digest('base64url');
  const [given, expected] = [Buffer.from(answer), Buffer.from(flow.code_challenge)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

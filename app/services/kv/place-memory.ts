import { createWorkersKVSessionStorage } from '@react-router/cloudflare';
import { createCookie } from 'react-router';
import type { Env } from '#app/config/env.ts';
import { inTime } from './in-time.ts';

type PlaceSession = { near: string };

const ninetyDaysSeconds = 90 * 86_400;

/**
 * Remembers the last searched place of a visitor without JavaScript. The cookie holds a random id;
 * it is a preference and never a login.
 */
export function createPlaceMemory(env: Pick<Env, 'sessions' | 'sessionSecret'>) {
  const storage = createWorkersKVSessionStorage<PlaceSession>({
    kv: env.sessions,
    cookie: createCookie('place', {
      secrets: [env.sessionSecret],
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/search',
      maxAge: ninetyDaysSeconds,
    }),
  });
  return {
    async findLastPlace(cookie: string | null): Promise<string | null> {
      const session = await inTime(storage.getSession(cookie));
      return session.get('near') ?? null;
    },
    /** Returns the Set-Cookie header to send, or null if the place is unchanged. */
    async rememberPlace(cookie: string | null, near: string): Promise<string | null> {
      const session = await inTime(storage.getSession(cookie));
      if (session.get('near') === near) {
        return null;
      }
      session.set('near', near);
      return inTime(storage.commitSession(session));
    },
  };
}

/** Query parameter that tells the sign-in screen that a session has ended. */
export const endedParameter = { name: 'session', value: 'ended' } as const;

/** Returns the sign-in URL that returns to `here` afterwards, with an optional reason. */
export function toSignInHref(here: string, why?: 'ended'): string {
  const isPointless = here === '/' || /^\/auth(?![^/?])/.test(here);
  if (isPointless) return '/auth';
  const href = `/auth?next=${encodeURIComponent(here)}`;
  return why === undefined ? href : `${href}&${endedParameter.name}=${endedParameter.value}`;
}

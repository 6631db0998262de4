/** By this parameter the sign-in screen knows that a session has ended. */
export const endedParameter = { name: 'session', value: 'ended' } as const;

/** The sign-in screen that leads back to this path; with why somebody is sent there, if not for a session. */
export function toSignInHref(here: string, why?: 'ended'): string {
  const isPointless = here === '/' || /^\/auth(?![^/?])/.test(here);
  if (isPointless) return '/auth';
  const href = `/auth?next=${encodeURIComponent(here)}`;
  return why === undefined ? href : `${href}&${endedParameter.name}=${endedParameter.value}`;
}

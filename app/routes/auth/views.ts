export const authViews = [
  'sign-in',
  'link',
  'sign-up',
  'recover',
  'resend',
  'check-mail',
  'new-password',
] as const;

export type AuthView = (typeof authViews)[number];

/** The props of every form of this screen: where to go afterwards. */
export type AuthFormProps = { next: string };

export function isAuthView(value: string | null): value is AuthView {
  return authViews.some((view) => view === value);
}

/** Returns the URL of another form of this screen, with the same `next`. */
export function toAuthHref(view: AuthView, next: string): string {
  const parameters = new URLSearchParams();
  if (view !== 'sign-in') parameters.set('view', view);
  if (next !== '/') parameters.set('next', next);
  return parameters.size === 0 ? '/auth' : `/auth?${parameters}`;
}

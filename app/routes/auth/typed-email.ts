let typed = '';

/** Returns the address typed last in any form of these screens, for the others. */
export function readTypedEmail(): string {
  return typed;
}

export function rememberTypedEmail(email: string) {
  typed = email;
}

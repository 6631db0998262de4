let typed = '';

/** The address that was typed last in any form of these screens: it goes along to the others. */
export function readTypedEmail(): string {
  return typed;
}

export function rememberTypedEmail(email: string) {
  typed = email;
}

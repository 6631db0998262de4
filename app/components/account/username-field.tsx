/** For password managers, which want to know whose password a form is about. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      type="text"
      name="username"
      autoComplete="email"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

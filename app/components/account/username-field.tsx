/** Hidden username field for password managers, which associate it with the form's password. */
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

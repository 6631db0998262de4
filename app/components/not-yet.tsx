/** Says on the screens that invite people what cannot be done yet. */
export function NotYet() {
  return (
    <p className="mt-6 max-w-[58ch] rounded-card border-l-4 border-accent bg-wash px-4 py-3 text-sm">
      <strong>What works today:</strong> searching, reading, and having an account. Adding and
      claiming a business, saving places and writing reviews are being built; they will appear in
      your account.
    </p>
  );
}

import type { Keeping } from './use-draft.ts';

const sentences: Record<Keeping, string> = {
  browser: 'Kept in this browser as you type.',
  saving: 'Saving to your account…',
  account: 'Saved to your account.',
  failed: 'Kept in this browser. We could not reach your account, and will try again.',
  full: 'Kept in this browser. Your account has fifty drafts already.',
};

/** Says where the draft is stored. */
export function KeepingLine({ keeping }: { keeping: Keeping }) {
  return (
    <p className="text-sm text-soft" role={keeping === 'failed' ? 'alert' : undefined}>
      {sentences[keeping]}
    </p>
  );
}

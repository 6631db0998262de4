import type { Keeping } from './use-draft.ts';

const sentences: Record<Keeping, string> = {
  browser: 'Draft saved on this device.',
  saving: 'Saving to your account…',
  account: 'Saved to your account.',
  failed: 'Draft saved on this device. We could not reach your account, and will try again.',
  full: 'Draft saved on this device. Your account has fifty drafts already.',
};

/** Says where the draft is stored. */
export function KeepingLine({ keeping }: { keeping: Keeping }) {
  return (
    <p className="text-sm text-soft" role={keeping === 'failed' ? 'alert' : undefined}>
      {sentences[keeping]}
    </p>
  );
}

import { Suspense, lazy, useState } from 'react';
import { hasStoredSession } from '#app/browser/session/session-store.ts';
import { isDeviceFull, readSaved, showSaved, useIsSaved } from '#app/browser/saved/saved-store.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { savedLimits } from '#app/domain/saved/saved.ts';
import * as t from '#app/messages/components/saved.ts';

const ListPicker = lazy(async () => ({ default: (await import('./list-picker.tsx')).ListPicker }));

type SaveButtonProps = {
  slug: string;
  name: string;
  /** Says "Save" beside the heart. */
  hasText?: boolean;
  className?: string;
};

/**
 * A heart that saves a place: on the device, or in the account of a signed-in person, who chooses
 * among their lists when it is saved already.
 */
export function SaveButton({ slug, name, hasText = false, className = '' }: SaveButtonProps) {
  const isSaved = useIsSaved(slug);
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <button
        className={`needs-script relative z-10 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 ${
          isSaved ? 'text-accent' : ''
        } ${className}`}
        type="button"
        aria-label={t.saveListing({ name })}
        aria-pressed={isSaved}
        onClick={() => (isSaved && hasStoredSession() ? setChoosing(true) : void toggle(slug))}
      >
        <Icon name={isSaved ? 'saved' : 'heart'} />
        {hasText && t.save}
      </button>
      {isChoosing && (
        <Suspense fallback={null}>
          <ListPicker slug={slug} name={name} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}

async function toggle(slug: string) {
  const isSaved = readSaved().slugs.includes(slug);
  if (hasStoredSession()) {
    showSaved(slug, !isSaved);
    const { saveInAccount } = await import('#app/browser/saved/account-saves.ts');
    return saveInAccount(slug, !isSaved);
  }
  const { notify } = await import('#app/browser/toasts/toast-store.ts');
  if (!isSaved && isDeviceFull()) {
    return notify('savedFull', t.deviceFull({ max: savedLimits.placesOnDevice }));
  }
  const before = showSaved(slug, !isSaved);
  if (before.slugs.length === 0) notify('placeSaved');
}

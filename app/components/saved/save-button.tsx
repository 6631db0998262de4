import { type ComponentType, useState } from 'react';
import { saveInAccount } from '#app/browser/saved/account-saves.ts';
import { isDeviceFull, readSaved, showSaved, useIsSaved } from '#app/browser/saved/saved-store.ts';
import { hasStoredSession } from '#app/browser/session/session-store.ts';
import { notifyLoadFailure } from '#app/browser/toasts/notify-failure.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { savedLimits } from '#app/domain/saved/saved.ts';
import * as t from '#app/messages/components/saved.ts';
import type { ListPickerProps } from './list-picker.tsx';

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
  const [Picker, setPicker] = useState<ComponentType<ListPickerProps> | null>(null);

  async function choose() {
    // Not by React's lazy, which would show the error screen when the code cannot be loaded.
    const loaded = await import('./list-picker.tsx').catch(notifyLoadFailure);
    if (loaded) setPicker(() => loaded.ListPicker);
  }

  return (
    <>
      <button
        className={`needs-script relative z-10 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 ${
          isSaved ? 'text-accent' : ''
        } ${className}`}
        type="button"
        aria-label={t.saveListing({ name })}
        aria-pressed={isSaved}
        onClick={() => void (isSaved && hasStoredSession() ? choose() : toggle(slug))}
      >
        <Icon name={isSaved ? 'saved' : 'heart'} />
        {hasText && t.save}
      </button>
      {Picker && <Picker slug={slug} name={name} onClose={() => setPicker(null)} />}
    </>
  );
}

function toggle(slug: string) {
  const isSaved = readSaved().slugs.includes(slug);
  if (hasStoredSession()) {
    showSaved(slug, !isSaved);
    return saveInAccount(slug, !isSaved);
  }
  if (!isSaved && isDeviceFull()) {
    return notify('savedFull', t.deviceFull({ max: savedLimits.placesOnDevice }));
  }
  const before = showSaved(slug, !isSaved);
  if (before.slugs.length === 0) notify('placeSaved');
}

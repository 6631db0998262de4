import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { PhotoEditor } from '#app/components/photos/photo-editor.tsx';
import type { Content } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import { type Draft, draftFolder } from './draft-store.ts';

type PhotosStepProps = {
  draft: Draft;
  error: string | undefined;
  onChange: (part: Partial<Content>) => void;
};

/**
 * The photos of a business. Without an account, or before the account has the draft, they stay in
 * this browser.
 */
export function PhotosStep({ draft, error, onChange }: PhotosStepProps) {
  const { status } = useSession();
  const maySend = status === 'signed-in' && draft.revision > 0;
  const list = usePhotoList({
    folder: draftFolder(draft.id),
    photos: draft.content.photos,
    maySend,
    onChange: (photos) => onChange({ photos }),
  });
  return (
    <div>
      <p className="mb-4 text-soft">{t.photosText}</p>
      {error && (
        <p className="mb-4 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <PhotoEditor list={list} hasCover waitingReason={maySend ? '' : t.photosSaved} />
    </div>
  );
}

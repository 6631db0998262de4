import { useSession } from '#app/browser/session/use-session.ts';
import { usePhotoList } from '#app/browser/photos/use-photo-list.ts';
import { PhotoEditor } from '#app/components/photos/photo-editor.tsx';
import type { Content } from '#app/domain/submission/submission.ts';
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
      <p className="mb-4 text-soft">
        Photos are optional, but people look at them first. Use your own photos, of the place or of
        your work.
      </p>
      {error && (
        <p className="mb-4 text-sm font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <PhotoEditor
        list={list}
        whyWaiting={maySend ? '' : 'Saved in this browser, and submitted with the rest.'}
      />
    </div>
  );
}

import { useId } from 'react';
import type { PhotoTexts } from '#app/browser/photos/use-photo-list.ts';
import { type Photo, photoLimits } from '#app/domain/photo/photo.ts';

type PhotoFieldsProps = { photo: Photo; onDescribe: (texts: PhotoTexts) => void };

/** The fields for a photo's text alternative and caption. */
export function PhotoFields({ photo, onDescribe }: PhotoFieldsProps) {
  const id = useId();
  return (
    <div className="grid gap-3">
      <div>
        <label className="block text-sm font-semibold" htmlFor={`${id}-alt`}>
          What is to be seen?
        </label>
        <input
          className={fieldLook}
          id={`${id}-alt`}
          value={photo.alt}
          maxLength={photoLimits.altLength}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onDescribe({ alt: target.value })}
        />
        <p className="mt-1 text-xs text-soft" id={`${id}-hint`}>
          Read out to people who cannot see it, such as “The counter, with bread on wooden shelves”.
        </p>
      </div>
      <div>
        <label className="block text-sm font-semibold" htmlFor={`${id}-caption`}>
          Caption <span className="font-normal text-soft">(optional)</span>
        </label>
        <input
          className={fieldLook}
          id={`${id}-caption`}
          value={photo.caption ?? ''}
          maxLength={photoLimits.captionLength}
          onChange={({ target }) => onDescribe({ caption: target.value || null })}
        />
      </div>
    </div>
  );
}

const fieldLook =
  'mt-1 block min-h-11 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3';

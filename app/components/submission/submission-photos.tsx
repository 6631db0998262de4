import type { ReactNode } from 'react';
import { PhotoCover } from '#app/components/pictures/photo-cover.tsx';
import { describePhoto } from '#app/domain/photo/photo.ts';
import type { Content } from '#app/domain/submission/submission.ts';

/** The photos of a submission; uploaded ones link to their full size. */
export function SubmissionPhotos({ content: { name, photos } }: { content: Content }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {photos.map((photo, index) => (
        <li key={photo.url}>
          <Linked url={photo.url}>
            <PhotoCover
              photo={photo}
              sizes="12rem"
              alt={describePhoto(photo, name, index + 1)}
              className="aspect-[4/3] w-full rounded-control"
            />
          </Linked>
          {photo.caption && <p className="mt-1 text-sm text-soft">{photo.caption}</p>}
        </li>
      ))}
    </ul>
  );
}

/** Browsers do not navigate to `data:` URLs, which photos only in this browser have. */
function Linked({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('data:')) return children;
  return (
    <a className="block rounded-control" href={url}>
      {children}
    </a>
  );
}

import { useEffect } from 'react';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { site } from '#app/config/site.ts';
import { type KeptCity } from '#app/domain/offline/offline.ts';

/** Shown at a URL that is not stored. */
export function NotKept({ city }: { city: KeptCity }) {
  useTitle('Not saved for offline use');
  return (
    <div className="mt-6">
      <PageHeading>This page is not saved</PageHeading>
      <p className="mt-4 max-w-[54ch] text-soft">
        Offline, you can use the listings and guides of {city.name} on this device. For everything
        else, please try again when you are online.
      </p>
    </div>
  );
}

/** Sets the window's title, like screens from the server. */
export function useTitle(title: string) {
  useEffect(() => {
    document.title = `${title} · ${site.name}`;
  }, [title]);
}

import { useSiteOrigin } from '#app/components/use-site-origin.ts';

/** On paper only: where the page came from, to read and to scan. */
export function PrintFooter({ slug }: { slug: string }) {
  const path = `/business/${slug}`;
  return (
    <footer className="print-only" aria-hidden="true">
      {/* Fetched with the page: what is loaded on demand would be missing on paper. */}
      <img src={`${path}/qr.svg`} alt="" width="96" height="96" fetchPriority="low" />
      <p>
        {useSiteOrigin()}
        {path}
      </p>
    </footer>
  );
}

import { Link } from 'react-router';
import {
  addToCompared,
  maxCompared,
  removeFromCompared,
  useCompared,
} from '#app/browser/storage/recent-lists.ts';
import * as t from '#app/messages/components/listing.tsx';

/** Returns the URL of listings side by side. */
export function compareAddress(slugs: string[]): string {
  return slugs.length === 0 ? '/compare' : `/compare?places=${slugs.join(',')}`;
}

type CompareButtonProps = { slug: string; name: string };

/** Chooses a listing to compare; the choice is stored on this device only. */
export function CompareButton({ slug, name }: CompareButtonProps) {
  const compared = useCompared();
  const isChosen = compared.includes(slug);
  if (!isChosen && compared.length >= maxCompared) return null;
  return (
    <button
      className={`needs-script link-quiet relative z-10 inline-flex min-h-11 items-center text-sm ${isChosen ? 'font-semibold text-accent' : 'text-soft'}`}
      type="button"
      aria-label={t.compareListing({ name })}
      aria-pressed={isChosen}
      onClick={() => (isChosen ? removeFromCompared(slug) : addToCompared(slug))}
    >
      {isChosen ? t.comparing : t.compare}
    </button>
  );
}

/** A link to the chosen listings side by side, at the bottom of the window. */
export function CompareBar() {
  const compared = useCompared();
  if (compared.length === 0) return null;
  return (
    <p className="compare-bar no-print sticky bottom-0 z-20 mt-3 border-t border-rule-strong bg-paper py-2 text-center">
      <Link className="button-solid" to={compareAddress(compared.toReversed())} rel="nofollow">
        {t.compareListings({ count: compared.length })}
      </Link>
    </p>
  );
}

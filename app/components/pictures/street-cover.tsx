import { Cover } from './cover.tsx';

/** A row of shop fronts in front of the page's evening sky. */
export function StreetCover({ className }: { className?: string }) {
  return <Cover drawing="street" isFirst className={`bg-transparent ${className}`} />;
}

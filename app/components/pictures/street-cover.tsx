import { Cover } from './cover.tsx';

/** A row of shop fronts before the evening sky of the page. */
export function StreetCover({ className }: { className?: string }) {
  return <Cover drawing="street" isFirst className={`bg-transparent ${className}`} />;
}

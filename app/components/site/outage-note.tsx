import { useNow } from '#app/components/listing/use-now.ts';
import { formatLongDate } from '#app/domain/text/text.ts';

type OutageNoteProps = {
  /** When the list that the screen is rendered from was created, ISO 8601. */
  madeAt: string;
  renderedAt: number;
  /** What is missing. */
  children?: string;
};

const hourMs = 3_600_000;

/** Says that the database is unavailable and what the screen is rendered from instead. */
export function OutageNote({ madeAt, renderedAt, children }: OutageNoteProps) {
  const ageMs = useNow(renderedAt).getTime() - Date.parse(madeAt);
  return (
    <p
      className="mt-4 rounded-control border-l-4 border-accent bg-wash px-4 py-3 text-sm"
      role="status"
    >
      <strong>Our database is not answering right now.</strong> This comes from our saved short
      list, last updated {formatListAge(ageMs, madeAt)}: hours and other facts may have changed
      since. {children}
    </p>
  );
}

function formatListAge(ageMs: number, madeAt: string): string {
  const hours = Math.floor(ageMs / hourMs);
  if (hours < 1) return 'within the last hour';
  if (hours < 48) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  return `on ${formatLongDate(madeAt)}`;
}

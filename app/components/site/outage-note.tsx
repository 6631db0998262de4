import { useNow } from '#app/components/listing/use-now.ts';
import { formatAge } from '#app/domain/text/text.ts';
import * as t from '#app/messages/components/site.tsx';

type OutageNoteProps = {
  /** When the list that the screen is rendered from was created, ISO 8601. */
  madeAt: string;
  renderedAt: number;
  /** What is missing. */
  children?: string;
};

/** Says that the database is unavailable and what the screen is rendered from instead. */
export function OutageNote({ madeAt, renderedAt, children }: OutageNoteProps) {
  const now = useNow(renderedAt);
  return (
    <p
      className="mt-4 rounded-control border-l-4 border-accent bg-wash px-4 py-3 text-sm"
      role="status"
    >
      <strong>{t.outageTitle}</strong> {t.outageSavedList({ madeAt: formatAge(madeAt, now) })}{' '}
      {children}
    </p>
  );
}

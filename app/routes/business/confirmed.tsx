import { useNow } from '#app/components/listing/use-now.ts';
import type { Confirmation } from '#app/domain/business/business.ts';
import { formatAge } from '#app/domain/business/format-age.ts';

type ConfirmedProps = { confirmation: Confirmation | undefined; renderedAt: number };

const sources = {
  owner: 'the owner',
  neighbour: 'a neighbor',
  directory: 'the directory',
} as const;

/** "Confirmed 6 days ago by the owner", kept true in the browser; says so when nobody has. */
export function Confirmed({ confirmation, renderedAt }: ConfirmedProps) {
  const now = useNow(renderedAt);
  if (!confirmation) return <span className="block text-xs text-faint">Not confirmed yet</span>;
  const { at, source } = confirmation;
  return (
    <span className="block text-xs text-faint">
      Confirmed{' '}
      <time dateTime={at} title={at.slice(0, 10)}>
        {formatAge(at, now)}
      </time>{' '}
      by {sources[source]}
    </span>
  );
}

import { Link } from 'react-router';
import { formatMoment } from '#app/components/signed-in/format-moment.ts';
import { Fact } from '#app/components/ui/fact.tsx';
import { describeDecided, type QueueItem } from '#app/domain/admin-queue/admin-queue.ts';
import { queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { formatLongDate } from '#app/domain/text/text.ts';
import { kinds } from './kinds/kinds.ts';
import { toQueueSearch } from './queue-query.ts';

type SenderFactsProps = { sender: NonNullable<QueueItem['sender']> };

/** The sender, and how their earlier items were decided. */
export function SenderFacts({ sender }: SenderFactsProps) {
  const { id, name, email, since, suspended_until, listings, waiting, records } = sender;
  return (
    <section aria-labelledby="sender">
      <h2 className="mb-3 text-title" id="sender">
        Who sent it
      </h2>
      <dl className="border-t border-ink">
        <Fact label="Name">{name ?? 'No name'}</Fact>
        <Fact label="Email">{email}</Fact>
        <Fact label="Here since">{formatLongDate(since)}</Fact>
        {suspended_until && <Fact label="Suspended until">{formatMoment(suspended_until)}</Fact>}
        <Fact label="Owns">
          {listings === 0 ? 'No listing' : `${listings} ${listings === 1 ? 'listing' : 'listings'}`}
        </Fact>
        {queueKinds.map((kind) => {
          const record = records[kind];
          const decided = record && describeDecided(record);
          return decided ? (
            <Fact key={kind} label={kinds[kind].plural}>
              {decided}
            </Fact>
          ) : null;
        })}
        <Fact label="Waiting">
          <Link className="link-quiet" to={`/dashboard/queue${toQueueSearch({ sender: id })}`}>
            {waiting === 1 ? 'This one' : `${waiting} of theirs`}
          </Link>
        </Fact>
      </dl>
    </section>
  );
}

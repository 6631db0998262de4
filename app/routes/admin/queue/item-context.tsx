import { useEffect, useState } from 'react';
import { Link, useFetcher } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { describeSuspension } from '#app/components/admin/describe-suspension.ts';
import { BeforeAndAfter, fieldLabels } from '#app/components/editing/show-value.tsx';
import { type MarkedPlace, StillMap } from '#app/components/map/still-map.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { SimilarListing } from '#app/components/submission/similar-listing.tsx';
import { Fact } from '#app/components/submission/submission-facts.tsx';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { sendHeartbeat } from '#app/domain/admin-queue/admin-queue-calls.ts';
import {
  describeDecided,
  type QueueItem,
  type Heartbeat,
  type QueuedItem,
} from '#app/domain/admin-queue/admin-queue.ts';
import { kindNames, queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import { formatList } from '#app/messages/sentences.ts';
import { describeDecision } from './decision-outcomes.ts';
import { itemKinds } from './kinds/kinds.ts';
import { toQueueSearch } from './queue-query.ts';

type EvidenceProps = { evidence: QueueItem['evidence']; mayConfirm: boolean };

/** Which values count as evidence of whose business it is. Approving confirms none: that is an act of its own. */
export function Evidence({ evidence, mayConfirm }: EvidenceProps) {
  return (
    <TitledSection className="mt-8" id="evidence" title="Evidence of ownership">
      <p className="mt-2 text-sm text-soft">
        A code at a website that counts can give the listing at once; after a code at an email that
        counts, an admin decides. Approving does not make either count.
      </p>
      <dl className="mt-3 border-t border-ink">
        {evidence.map((one) => (
          <Fact key={one.field} label={fieldLabels[one.field] ?? one.field}>
            {one.value}
            <span className="block text-sm text-soft">
              {one.counts ? 'Counts as evidence' : 'Does not count yet'}
            </span>
            {mayConfirm && (
              <div className="mt-2">
                <ConfirmEvidence one={one} />
              </div>
            )}
          </Fact>
        ))}
      </dl>
    </TitledSection>
  );
}

function ConfirmEvidence({ one }: { one: EvidenceProps['evidence'][number] }) {
  const { listing_id, field, value, counts } = one;
  const button = counts
    ? `This ${field} does not belong to the business`
    : `I checked that this ${field} belongs to the business`;
  return (
    <SignedInForm
      fetcher={useFetcher<FormAnswer>()}
      intent="confirm-evidence"
      button={button}
      variant="line"
    >
      <input type="hidden" name="listingId" value={listing_id} />
      <input type="hidden" name="field" value={field} />
      <input type="hidden" name="value" value={value} />
      <input type="hidden" name="isConfirmed" value={String(!counts)} />
    </SignedInForm>
  );
}

type SenderFactsProps = { sender: NonNullable<QueueItem['sender']> };

/** The sender, and how their earlier items were decided. */
export function SenderFacts({ sender }: SenderFactsProps) {
  const { id, name, email, since, suspended_until, listings, waiting, records } = sender;
  return (
    <TitledSection id="sender" title="Submitted by" headingClass="mb-3 text-title">
      <dl className="border-t border-ink">
        <Fact label="Name">
          <Link className="link-quiet" to={`/dashboard/people/${id}`}>
            {name ?? 'No name'}
          </Link>
        </Fact>
        <Fact label="Email">{email}</Fact>
        <Fact label="Member since">{formatLocalDate(since)}</Fact>
        {suspended_until && <Fact label="Suspended">{describeSuspension(suspended_until)}</Fact>}
        <Fact label="Owns">
          {listings === 0 ? 'No listing' : `${listings} ${listings === 1 ? 'listing' : 'listings'}`}
        </Fact>
        {queueKinds.map((kind) => {
          const record = records[kind];
          const decided = record && describeDecided(record, itemKinds[kind].record);
          return decided ? (
            <Fact key={kind} label={kindNames[kind].many}>
              {decided}
            </Fact>
          ) : null;
        })}
        <Fact label="In the queue">
          <Link className="link-quiet" to={`/dashboard/queue${toQueueSearch({ sender: id })}`}>
            {waiting === 1 ? 'This one' : `This and ${waiting - 1} more`}
          </Link>
        </Fact>
      </dl>
    </TitledSection>
  );
}

const roleNames: Record<QueueItem['history'][number]['role'], string> = {
  owner: 'the owner',
  editor: 'an editor',
  directory: 'the directory',
  import: 'an import',
  neighbor: 'a neighbor',
};

/** The last changes of the listing; folded, because most decisions do not need them. */
export function ListingHistory({ history }: Pick<QueueItem, 'history'>) {
  return (
    <Disclosure title={<>Last changes of the listing ({history.length})</>}>
      <ul className="mt-3 border-t border-ink">
        {history.map(({ at, field, role, before, after }) => (
          <li key={`${at} ${field}`} className="border-b border-rule py-3">
            <p className="text-sm text-soft">
              {formatLocalDate(at)}, by {roleNames[role]}
            </p>
            <p className="font-semibold">{fieldLabels[field]}</p>
            {field !== 'listing' && <BeforeAndAfter field={field} before={before} after={after} />}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

type NearbyDuplicatesProps = {
  place: QueueItem['place'];
  similar: NonNullable<QueueItem['similar']>;
};

/** The location of the business and possible duplicates, by number on the map and in the list. */
export function NearbyDuplicates({ place, similar }: NearbyDuplicatesProps) {
  const places: MarkedPlace[] = [
    ...(place ? [{ mark: '•', place }] : []),
    ...similar.flatMap(({ map_place }, index) =>
      map_place ? [{ mark: String(index + 1), place: map_place }] : [],
    ),
  ];
  return (
    <TitledSection id="similar" title="Similar listings" headingClass="mb-3 text-title">
      <StillMap places={places} label="Map of its place and of similar listings" />
      {place === null && <p className="mt-2 text-sm text-soft">Location not set.</p>}
      {place?.is_exact === false && (
        <p className="mt-2 text-sm text-soft">
          Location not set; the dot is the center of its zip code or city.
        </p>
      )}
      {similar.length === 0 ? (
        <p className="mt-2 text-soft">No similar listings.</p>
      ) : (
        <ol className="mt-3 border-t border-ink">
          {similar.map(({ map_place: _, ...listing }, index) => (
            <SimilarListing
              key={listing.id}
              listing={listing}
              isForAdmins
              mark={String(index + 1)}
            />
          ))}
        </ol>
      )}
    </TitledSection>
  );
}

/** Others see this admin within this time; the database drops viewers after a minute. */
const everyMs = 10_000;

/**
 * Tells other admins that this item is being viewed, while the page is visible; returns who else is
 * viewing it.
 */
function useHeartbeat({ kind, id }: Pick<QueuedItem, 'kind' | 'id'>): Heartbeat | null {
  const [heartbeat, setHeartbeat] = useState<Heartbeat | null>(null);
  useEffect(() => {
    let isGone = false;
    async function sendBeat() {
      if (document.visibilityState !== 'visible') return;
      const db = await openSession().catch(() => null);
      const found = db && (await sendHeartbeat({ db }, { kind, id }));
      if (found && !isGone) setHeartbeat(found);
    }
    void sendBeat();
    const timer = setInterval(() => void sendBeat(), everyMs);
    document.addEventListener('visibilitychange', sendBeat);
    return () => {
      isGone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sendBeat);
    };
  }, [kind, id]);
  return heartbeat;
}

/** Says who else is viewing an item, and when somebody has decided it. */
type ViewersProps = { item: Pick<QueuedItem, 'kind' | 'id'>; about: object | undefined };

export function Viewers({ item, about }: ViewersProps) {
  const heartbeat = useHeartbeat(item);
  const others = (heartbeat?.others ?? []).map((name) => name ?? 'Another admin');
  const isDecided = heartbeat !== null && !heartbeat.is_waiting;
  return (
    <div className="mt-2 empty:mt-0" role="status">
      {others.length > 0 && (
        <p className="border-l-4 border-soon pl-3">
          {formatList(others)} {others.length === 1 ? 'is' : 'are'} viewing this, too.
        </p>
      )}
      {isDecided && (
        <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere">
          {describeDecision(heartbeat.decision, item.kind, about) ??
            'It is no longer awaiting review.'}
        </p>
      )}
    </div>
  );
}

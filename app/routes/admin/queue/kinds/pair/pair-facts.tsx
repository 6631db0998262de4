import { Link, useFetcher } from 'react-router';
import { fieldLabels, nameEditor, showValue } from '#app/components/editing/show-value.tsx';
import { Rating } from '#app/components/listing/rating.tsx';
import { StillMap } from '#app/components/map/still-map.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { DuplicateSide, DuplicatePair } from '#app/domain/duplicate/duplicate.ts';
import { milesBetween } from '#app/domain/metro/metro.ts';
import { formatCount, formatLocalDate } from '#app/domain/text/text.ts';

/** What a merge did, with a button to undo it; and what undoing it left unchanged. */
export function MergedNote({ pair }: { pair: DuplicatePair }) {
  const fetcher = useFetcher<FormAnswer>();
  const { merge, first, second, state, is_own } = pair;
  if (merge === null) return null;
  const kept = merge.kept_id === first.id ? first : second;
  if (state !== 'merged') {
    return (
      <p className="mt-2 max-w-[60ch]" role="note">
        They were merged on {formatLocalDate(merge.merged_at)}, and the merge was undone.
        {merge.left_alone.length > 0 &&
          ` People had changed something since, which stays with “${kept.values.name}”: ${nameAll(merge.left_alone)}.`}
      </p>
    );
  }
  return (
    <div className="mt-4 max-w-[60ch] rounded-card border-[1.5px] border-rule-strong p-4">
      <p className="wrap-anywhere">
        <Link className="link-quiet font-semibold" to={`/business/${kept.slug}`}>
          {kept.values.name}
        </Link>{' '}
        remains. The other address redirects to it. {describeMoved(merge)}
      </p>
      {!is_own && (
        <div className="mt-4">
          <SignedInForm fetcher={fetcher} intent="unmerge" button="Undo the merge" variant="line">
            <input type="hidden" name="merge" value={merge.id} />
            <p className="text-sm text-soft">
              Both listings return to how they were. What people have changed since stays, and you
              will see what that is.
            </p>
          </SignedInForm>
        </div>
      )}
    </div>
  );
}

function nameAll(parts: string[]): string {
  return parts.map((part) => (fieldLabels[part] ?? names[part] ?? part).toLowerCase()).join(', ');
}

const names: Partial<Record<string, string>> = {
  owner: 'Owner',
  reviews: 'New reviews',
  questions: 'New questions',
  conversations: 'New conversations',
  suggestions: 'New suggested edits',
  claims: 'Claims',
  members: 'Who has access',
};

function describeMoved(merge: NonNullable<DuplicatePair['merge']>): string {
  const { reviews, parked_reviews, questions, conversations, suggestions, claims, members } = merge;
  const moved = [
    count(reviews, 'review', 'reviews'),
    count(questions, 'question', 'questions'),
    count(conversations, 'conversation', 'conversations'),
    count(suggestions, 'suggested edit', 'suggested edits'),
    count(claims, 'claim', 'claims'),
    count(members, 'colleague', 'colleagues'),
  ].filter((words) => words !== null);
  const went = moved.length > 0 ? `With it went ${moved.join(', ')}.` : '';
  const parked = count(parked_reviews, 'older review', 'older reviews');
  return parked === null ? went : `${went} Not shown: ${parked} of who wrote about both.`;
}

function count(number: number, one: string, many: string): string | null {
  return number === 0 ? null : `${number} ${number === 1 ? one : many}`;
}

type PairFactsProps = { first: DuplicateSide; second: DuplicateSide };

/** Owner, reviews, visits and last change of both listings. */
export function PairFacts({ first, second }: PairFactsProps) {
  return (
    <div className="grid grid-cols-1 gap-8 sm:grid-cols-2">
      <SideFacts mark="A" side={first} />
      <SideFacts mark="B" side={second} />
    </div>
  );
}

function SideFacts({ mark, side }: { mark: string; side: DuplicateSide }) {
  const { values, owner, verification, claims, pending_changes, views, completeness, members } =
    side;
  const facts = [
    [
      'Owner',
      owner === null
        ? 'No owner'
        : `${owner.name ?? 'Someone without a name'}, ${showValue('verification', verification)}`,
    ],
    members > 0 && ['With access', `${members}`],
    ['Status', showValue('status', { ...plainStatus, status: side.status })],
    ['Complete', `${completeness} of 100`],
    ['Views in 28 days', formatCount(views)],
    claims > 0 && ['Claims awaiting review', `${claims}`],
    ['In the directory', `since ${formatLocalDate(side.created_at)}`],
  ].filter((fact) => fact !== false) as [string, string][];
  return (
    <section className="min-w-0" aria-label={`${mark}: ${values.name}`}>
      <h2 className="text-title wrap-anywhere">
        <span className="mr-2 text-accent">{mark}</span>
        {side.status === 'merged' ? (
          values.name
        ) : (
          <Link className="link-quiet" to={`/business/${side.slug}`}>
            {values.name}
          </Link>
        )}
      </h2>
      <dl className="mt-3 grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
        {facts.map(([label, text]) => (
          <div className="contents" key={label}>
            <dt className="text-soft">{label}</dt>
            <dd className="wrap-anywhere">{text}</dd>
          </div>
        ))}
      </dl>
      {pending_changes.map((id) => (
        <Link className="button-line mt-3" key={id} to={`/dashboard/queue/change/${id}`}>
          Change awaiting review
        </Link>
      ))}
      <h3 className="mt-5 text-sm font-semibold">
        Reviews <Rating rating={side.rating} count={side.review_count} />
      </h3>
      {side.reviews.length === 0 && <p className="text-sm text-soft">None.</p>}
      <ul className="mt-1 grid gap-2">
        {side.reviews.map(({ id, author_name, rating, body, created_at }) => (
          <li className="text-sm" key={id}>
            <p className="text-soft">
              {author_name}, {rating} of 5, {formatLocalDate(created_at)}
            </p>
            <p className="line-clamp-3 wrap-anywhere">{body}</p>
          </li>
        ))}
      </ul>
      <h3 className="mt-5 text-sm font-semibold">Last changes</h3>
      <ul className="mt-1 grid gap-1 text-sm text-soft">
        {side.history.map(({ number, field, by, at }) => (
          <li key={number}>
            {fieldLabels[field] ?? field}, by {nameEditor(by)} on {formatLocalDate(at)}
          </li>
        ))}
      </ul>
      {side.status !== 'merged' && (
        <p className="mt-2 text-sm">
          <Link className="link-quiet" to={`/business/${side.slug}/history`}>
            All of its history
          </Link>
        </p>
      )}
    </section>
  );
}

const plainStatus = { temporarily_closed: false, reopens_on: null, moved_to: null };

type PairMapProps = { first: DuplicateSide; second: DuplicateSide };

/** Both locations on a map, and their distance. */
export function PairMap({ first, second }: PairMapProps) {
  const [a, b] = [first.map_place, second.map_place];
  if (a === null && b === null) {
    return <p className="text-soft">Neither has a location.</p>;
  }
  return (
    <div>
      <StillMap
        places={[...(a ? [{ mark: 'A', place: a }] : []), ...(b ? [{ mark: 'B', place: b }] : [])]}
        label="Map of both listings"
      />
      <p className="mt-2 text-sm text-soft">
        {a && b ? describeDistance(milesBetween(a, b)) : 'Only one has a location.'}
      </p>
      {[first, second].some(({ map_place, values }) => map_place && !values.location) && (
        <p className="text-sm text-soft">
          If a location is not set, the dot is the center of the zip code.
        </p>
      )}
    </div>
  );
}

function describeDistance(miles: number): string {
  const feet = Math.round(miles * 5280);
  if (feet < 30) return 'Both are at the same place.';
  return miles < 0.2 ? `${feet} feet apart.` : `${miles.toFixed(1)} miles apart.`;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { readStoredText, storeText } from '#app/browser/storage/stored.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { toSignInHref } from '#app/components/account/early-session.ts';
import { Stars } from '#app/components/listing/rating.tsx';
import { useNow } from '#app/components/listing/use-now.ts';
import { PhotoCover } from '#app/components/pictures/listing-cover.tsx';
import { describePhoto } from '#app/domain/photo/photo.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import type { Review } from '#app/domain/review/review.ts';
import { formatAge, formatMonth, toDateTime } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/business/business.tsx';

type ReviewItemProps = {
  review: Review;
  /** Name of the business, whose owner may have replied. */
  name: string;
  renderedAt: number;
  /** Whether the reader found it helpful before. */
  isVoted: boolean;
};

/** A review, with its photos and the answer of the owner. */
export function ReviewItem({ review, name, renderedAt, isVoted }: ReviewItemProps) {
  const { author_name, profile_id, rating, body, visited_on, photos, proof } = review;
  const { owner_answer, created_at } = review;
  const now = useNow(renderedAt);
  const background = [
    visited_on && t.visitedIn({ month: formatMonth(visited_on) }),
    proof === 'receipt' && t.visitConfirmed,
  ].filter(Boolean);
  return (
    <article>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span
          className="inline-grid size-9 place-items-center rounded-round bg-sunk text-sm font-semibold text-soft"
          aria-hidden="true"
        >
          {getInitials(author_name)}
        </span>
        <h3 className="min-w-0 text-base font-semibold" dir="auto">
          {profile_id === null ? (
            author_name
          ) : (
            <Link className="link-quiet" to={`/people/${profile_id}`}>
              {author_name}
            </Link>
          )}
        </h3>
        <Stars rating={rating} />
        <p className="text-sm text-faint">
          <time dateTime={toDateTime(created_at)} title={created_at.slice(0, 10)}>
            {formatAge(created_at, now)}
          </time>
        </p>
      </header>
      <p className="mt-2 max-w-[68ch] whitespace-pre-line" dir="auto">
        {body}
      </p>
      {photos.length > 0 && (
        <ul className="no-print mt-3 flex flex-wrap gap-2" aria-label={t.photos}>
          {photos.map((photo, index) => (
            <li key={photo.url}>
              <a className="block rounded-control" href={photo.url}>
                <PhotoCover
                  photo={photo}
                  sizes="7rem"
                  alt={describePhoto(photo, name, index + 1)}
                  className="size-28 rounded-control"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {background.length > 0 && <p className="mt-2 text-sm text-faint">{background.join(' · ')}</p>}
      {owner_answer && (
        <div className="mt-4 border-l-[3px] border-rule-strong pl-4">
          <p className="text-sm font-semibold">{t.answered({ author: <bdi>{name}</bdi> })}</p>
          <p className="mt-1 max-w-[66ch] whitespace-pre-line text-soft" dir="auto">
            {owner_answer}
          </p>
        </div>
      )}
      <div className="no-print mt-2 flex flex-wrap gap-x-6 text-sm">
        <HelpfulButton review={review} isVoted={isVoted} />
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to={toReportHref({ kind: 'review', id: review.id })}
        >
          {t.reportReview({
            author: author_name,
            unseen: (text) => <span className="sr-only">{text}</span>,
          })}
        </Link>
      </div>
    </article>
  );
}

const none: ReadonlySet<string> = new Set();

/** Returns the ids of the listing's reviews that the signed-in person found helpful. */
export function useOwnVotes(businessId: string): ReadonlySet<string> {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const [votes, setVotes] = useState(none);
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    void loadCalls()
      .then(async ([db, { findOwnVotes }]) => findOwnVotes({ db }, businessId))
      // Without an answer no button is pressed.
      .catch(() => [])
      .then((ids) => isCurrent && setVotes(new Set(ids)));
    return () => void (isCurrent = false);
  }, [businessId, userId]);
  return userId === null ? none : votes;
}

type HelpfulButtonProps = { review: Review; isVoted: boolean };

/** Says that a review was helpful, and takes that back; sends signed-out people to sign in. */
function HelpfulButton({ review, isVoted }: HelpfulButtonProps) {
  const { id, author_name, helpful_count } = review;
  const session = useSession();
  const navigate = useNavigate();
  // Null until it is pressed: own votes may arrive later.
  const [pressed, setVote] = useState<{ isPressed: boolean; count: number } | null>(null);
  const vote = pressed ?? { isPressed: isVoted, count: helpful_count };

  const saveAfterSignIn = useEffectEvent(() => void save(true));
  useEffect(() => {
    if (session.status === 'signed-in' && takePendingVote(id)) saveAfterSignIn();
  }, [id, session.status]);

  async function toggle() {
    if (session.status === 'signed-out') {
      storePendingVote(id);
      await navigate(toSignInHref(`${location.pathname}${location.search}`));
      return;
    }
    await save(!vote.isPressed);
  }

  async function save(isHelpful: boolean) {
    setVote({ isPressed: isHelpful, count: Math.max(0, vote.count + (isHelpful ? 1 : -1)) });
    const answer = await loadCalls()
      .then(async ([db, { voteReview }]) => voteReview({ db }, { id, isHelpful }))
      .catch(() => null);
    if (answer?.ok && answer.outcome === 'saved') {
      setVote({ isPressed: isHelpful, count: answer.helpful_count });
      return;
    }
    setVote(vote);
    if (answer?.ok) notify('ownReview');
    else notify(answer?.reason === 'too_many' ? 'tooMuchToday' : 'notSaved');
  }

  return (
    <button
      className={`min-h-11 ${vote.isPressed ? 'font-semibold text-accent' : 'link-quiet'}`}
      type="button"
      aria-pressed={vote.isPressed}
      // The second click of a double click does not take the vote back.
      onClick={({ detail }) => detail < 2 && void toggle()}
    >
      {t.helpful({
        count: vote.count,
        author: author_name,
        unseen: (text) => <span className="sr-only">{text}</span>,
      })}
    </button>
  );
}

/** Session storage key of the review for which somebody voted before signing in. */
const pendingVoteKey = 'mainstreet.vote';

function storePendingVote(id: string) {
  // Without storage the vote is made after signing in.
  storeText('sessionStorage', pendingVoteKey, id);
}

/** Returns whether this review was voted for before signing in, once. */
function takePendingVote(id: string): boolean {
  return (
    readStoredText('sessionStorage', pendingVoteKey) === id &&
    storeText('sessionStorage', pendingVoteKey, null)
  );
}

function loadCalls() {
  return Promise.all([openSession(), import('#app/domain/review/review-calls.ts')]);
}

/** 'VQ' of 'Vera Q.' */
function getInitials(name: string): string {
  return (name.match(/(?<!\S)\S/gu) ?? []).slice(0, 2).join('');
}

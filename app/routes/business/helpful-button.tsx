import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { useSession } from '#app/browser/session/session-store.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { toSignInHref } from '#app/components/account/to-sign-in-href.ts';
import type { Review } from '#app/domain/review/review.ts';
import * as t from '#app/messages/routes/business/business.tsx';

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
export function HelpfulButton({ review, isVoted }: HelpfulButtonProps) {
  const { id, author_name, helpful_count } = review;
  const session = useSession();
  const navigate = useNavigate();
  // Null until it is pressed: own votes may arrive later.
  const [pressed, setVote] = useState<{ isPressed: boolean; count: number } | null>(null);
  const vote = pressed ?? { isPressed: isVoted, count: helpful_count };

  async function toggle() {
    if (session.status === 'signed-out') {
      await navigate(toSignInHref(`${location.pathname}${location.search}`));
      return;
    }
    const isHelpful = !vote.isPressed;
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
      onClick={() => void toggle()}
    >
      {t.helpful({
        count: vote.count,
        author: author_name,
        unseen: (text) => <span className="sr-only">{text}</span>,
      })}
    </button>
  );
}

function loadCalls() {
  return Promise.all([openSession(), import('#app/domain/review/review-calls.ts')]);
}

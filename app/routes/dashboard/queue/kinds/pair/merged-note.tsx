import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { fieldLabels } from '#app/components/editing/show-value.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { DuplicatePair } from '#app/domain/duplicate/duplicate.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';

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
          <SignedInForm fetcher={fetcher} intent="unmerge" button="Undo the merge" look="line">
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

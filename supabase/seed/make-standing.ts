import { demoOwnerId, otherOwners } from './accounts.ts';
import type { GeneratedRow } from './generated-business.ts';
import type { Random } from './random.ts';

type Standing = Pick<
  GeneratedRow,
  | 'status'
  | 'temporarily_closed'
  | 'owner_id'
  | 'verification'
  | 'rating'
  | 'review_count'
  | 'confirmed_at'
  | 'created_at'
>;

/** The first listings belong to owner@mainstreet.example. */
const demoOwnerListings = 4;
const shareClaimed = 0.35;
const shareWithoutReviews = 0.15;
const firstDay = Date.UTC(2024, 0, 8);
const lastDay = Date.UTC(2026, 9, 30);
const hourMs = 3_600_000;

const statuses = [
  { weight: 945, status: 'published' },
  { weight: 25, status: 'closed' },
  { weight: 15, status: 'pending' },
  { weight: 8, status: 'draft' },
  { weight: 4, status: 'rejected' },
  { weight: 3, status: 'suspended' },
] as const;

/** How a listing stands: status, owner, reviews, when it came and was last confirmed. */
export function makeStanding(index: number, random: Random): Standing {
  const isDemo = index < demoOwnerListings;
  const status = isDemo ? 'published' : random.pickWeighted(statuses).status;
  const wasPublic = status === 'published' || status === 'closed';
  const isClaimed = random.chance(shareClaimed) && status !== 'rejected';
  const createdAt = firstDay + random.int(0, (lastDay - firstDay) / hourMs) * hourMs;
  const confirmedAt = createdAt + random.next() * (lastDay - createdAt);
  const isConfirmed = isDemo || isClaimed || random.chance(0.4);
  return {
    status,
    temporarily_closed: !isDemo && status === 'published' && random.chance(0.015),
    owner_id: isDemo ? demoOwnerId : isClaimed ? random.pick(otherOwners).id : null,
    verification: isDemo ? 'email' : isClaimed ? random.pick(['email', 'documents']) : 'none',
    ...(wasPublic ? makeReviews(random) : { rating: null, review_count: 0 }),
    confirmed_at: isConfirmed ? toTimestamp(confirmedAt) : null,
    created_at: toTimestamp(createdAt),
  };
}

/** Few have hundreds of reviews, most a dozen or two, and means crowd between 4 and 4.8. */
function makeReviews(random: Random): Pick<Standing, 'rating' | 'review_count'> {
  if (random.chance(shareWithoutReviews)) return { rating: null, review_count: 0 };
  const review_count = Math.max(1, Math.floor(2 ** (4 + 1.7 * random.normal())));
  const spread = review_count < 8 ? 0.7 : 0.4;
  const rating = Math.min(5, Math.max(1.4, 4.35 + spread * random.normal()));
  return { rating: Math.round(rating * 10) / 10, review_count };
}

function toTimestamp(time: number): string {
  return `${new Date(time).toISOString().slice(0, 16)}:00Z`;
}

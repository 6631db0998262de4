import { lazy, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import { OwnListings } from '#app/components/signed-in/own-listings.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findAdminQueue, getDashboardVersion } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { findOwnListings } from '#app/domain/business/business-calls.ts';
import { findObjections, findOwnClaims } from '#app/domain/claim/claim-calls.ts';
import { evidenceNames, type Objection } from '#app/domain/claim/claim.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { findOwnQuestions } from '#app/domain/question/question-calls.ts';
import { findOwnReviews } from '#app/domain/review/review-calls.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { findOwnStatistics } from '#app/domain/statistics/statistics-calls.ts';
import { findOwnSubmissions } from '#app/domain/submission/submission-calls.ts';
import { findOwnSuggestions } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import { formatLocalDay } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import type { Db } from '#app/services/supabase/client.ts';
import type { Route } from './+types/dashboard';
import { AdminParts } from './admin-parts.tsx';
import { BusinessLine, DashboardPart } from './dashboard-part.tsx';
import {
  OwnClaimList,
  OwnQuestionList,
  OwnReviewList,
  OwnSubmissionList,
  OwnSuggestionList,
} from './own-lists.tsx';
import { OwnStatisticsPart } from './own-statistics.tsx';
import { findTasks, TaskList } from './task-list.tsx';

/** The queue knows all its kinds, which only admins need. */
const loadQueueList = () => import('./queue/queue-list.tsx');
const QueuePreview = lazy(async () => ({ default: (await loadQueueList()).QueuePreview }));

export const handle = { isPrivate: true, title: t.title } satisfies SignedInHandle;

async function loadQueue(person: { db: Db }) {
  const first = findAdminQueue(person, { filter: {}, after: null });
  const [queue] = await Promise.all([first, loadQueueList()]);
  return queue;
}

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const [profile, version] = await Promise.all([
    findOwnProfile(person.session),
    // Read first, so that a write during loading counts as another version.
    getDashboardVersion(person).catch(() => null),
  ]);
  const after = (name: string) => readIdParam(url.searchParams, name);
  const firstClaims = findOwnClaims(person, null);
  const firstSubmissions = findOwnSubmissions(person, null);
  const [
    queue,
    tasks,
    statistics,
    objections,
    listings,
    claims,
    submissions,
    reviews,
    questions,
    suggestions,
  ] = await Promise.all([
    isAdmin(profile) ? settle(loadQueue(person)) : null,
    settle(
      findTasks(person, {
        isAdmin: isAdmin(profile),
        claims: firstClaims,
        submissions: firstSubmissions,
        questionsAfter: after('unanswered'),
      }),
    ),
    settle(findOwnStatistics(person)),
    settle(findObjections(person)),
    settle(findOwnListings(person)),
    settle(after('claims') ? findOwnClaims(person, after('claims')) : firstClaims),
    settle(
      after('submissions') ? findOwnSubmissions(person, after('submissions')) : firstSubmissions,
    ),
    settle(findOwnReviews(person, after('reviews'))),
    settle(findOwnQuestions(person, after('questions'))),
    settle(findOwnSuggestions(person, after('suggestions'))),
  ]);
  return {
    version,
    queue,
    tasks,
    statistics,
    objections,
    listings,
    claims,
    submissions,
    reviews,
    questions,
    suggestions,
    now: new Date(),
  };
}

/**
 * By role: what waits and own listings, and beside it what the person has sent. Each section is a
 * `DashboardPart`.
 */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { queue, tasks, statistics, objections, listings, now } = loaderData;
  const { claims, submissions, reviews, questions, suggestions } = loaderData;
  const { profile, userId } = useScreenSession().session;
  const { revalidate } = useRevalidator();
  useLiveRows(
    isAdmin(profile) ? null : userId,
    () => void revalidate(),
    async (db) => (await getDashboardVersion({ db })) !== loaderData.version,
  );
  return (
    <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div>
        {queue && (
          <DashboardPart title={t.reviewQueue}>
            <ScreenPart of={queue.of} failed={t.queueNotLoaded}>
              {(page) => (
                <Suspense>
                  <QueuePreview page={page} now={now} />
                </Suspense>
              )}
            </ScreenPart>
          </DashboardPart>
        )}
        <ScreenPart of={statistics.of} failed={t.statisticsNotLoaded}>
          {(found) => <OwnStatisticsPart statistics={found} />}
        </ScreenPart>
        <DashboardPart title={t.tasks}>
          <ScreenPart of={tasks.of} failed={t.tasksNotLoaded}>
            {(found) => <TaskList tasks={found} />}
          </ScreenPart>
        </DashboardPart>
        <div className="mt-10">
          <ScreenPart of={objections.of} failed={t.objectionsNotLoaded}>
            {(found) => <Objections objections={found} />}
          </ScreenPart>
        </div>
        <DashboardPart title={t.listings}>
          <ScreenPart of={listings.of} failed={t.listingsNotLoaded}>
            {(found) => <OwnListings listings={found} />}
          </ScreenPart>
        </DashboardPart>
      </div>
      <div>
        <DashboardPart title={t.claims}>
          <ScreenPart of={claims.of} failed={t.claimsNotLoaded}>
            {(page) => <OwnClaimList page={page} />}
          </ScreenPart>
        </DashboardPart>
        <DashboardPart title={t.submissions}>
          <ScreenPart of={submissions.of} failed={t.submissionsNotLoaded}>
            {(page) => <OwnSubmissionList page={page} />}
          </ScreenPart>
        </DashboardPart>
        <DashboardPart title={t.reviews}>
          <ScreenPart of={reviews.of} failed={t.reviewsNotLoaded}>
            {(page) => <OwnReviewList page={page} />}
          </ScreenPart>
        </DashboardPart>
        <DashboardPart title={t.questions}>
          <ScreenPart of={questions.of} failed={t.questionsNotLoaded}>
            {(page) => <OwnQuestionList page={page} />}
          </ScreenPart>
        </DashboardPart>
        <DashboardPart title={t.suggestions}>
          <ScreenPart of={suggestions.of} failed={t.suggestionsNotLoaded}>
            {(page) => <OwnSuggestionList page={page} />}
          </ScreenPart>
        </DashboardPart>
        {isAdmin(profile) && <AdminParts role={profile?.role} />}
      </div>
    </div>
  );
}

/** Claims of others on the owner's listings; nothing without any. */
function Objections({ objections }: { objections: Objection[] }) {
  if (objections.length === 0) return null;
  return (
    <DashboardPart title={t.othersClaim}>
      <ul className="max-w-3xl border-t border-ink">
        {objections.map(({ id, name, city, state, evidence, object_until, objection, is_open }) => (
          <BusinessLine
            key={id}
            name={name}
            to={`/dashboard/objections/${id}`}
            about={t.othersClaimAbout({ city, state, evidence: evidenceNames[evidence] })}
          >
            {objection !== null && t.youObjected}
            {objection === null && is_open && t.objectBy({ date: formatLocalDay(object_until) })}
            {objection === null && !is_open && t.adminDecides}
          </BusinessLine>
        ))}
      </ul>
    </DashboardPart>
  );
}

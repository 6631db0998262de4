import { lazy, type ReactNode, Suspense } from 'react';
import { useRevalidator } from 'react-router';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import { findOwnPlace } from '#app/browser/storage/own-place.ts';
import { FirstSteps } from '#app/components/account/first-steps.tsx';
import { OwnListings } from '#app/components/signed-in/own-listings.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { later, ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { getDashboardVersion } from '#app/domain/admin-queue/admin-queue-calls.ts';
import { findOwnListings } from '#app/domain/business/business-calls.ts';
import { findObjections, findOwnClaims } from '#app/domain/claim/claim-calls.ts';
import { evidenceNames, type Objection } from '#app/domain/claim/claim.ts';
import { findAdminOverview } from '#app/domain/health/health-calls.ts';
import { findHolidayToSay } from '#app/domain/holiday/holiday-calls.ts';
import { findOwnVisibility } from '#app/domain/profile/profile-calls.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { findOwnQuestions } from '#app/domain/question/question-calls.ts';
import { findOwnReviews } from '#app/domain/review/review-calls.ts';
import { readIdParam } from '#app/domain/search-params/search-params.ts';
import { findOwnStatistics } from '#app/domain/statistics/statistics-calls.ts';
import { findOwnSubmissions } from '#app/domain/submission/submission-calls.ts';
import { findOwnSuggestions } from '#app/domain/suggested-edit/suggested-edit-calls.ts';
import { formatLocalDay } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import type { Route } from './+types/dashboard';
import { BusinessLine, DashboardPart } from './dashboard-part.tsx';
import { NextHoliday } from './next-holiday.tsx';
import {
  OwnClaimList,
  OwnQuestionList,
  OwnReviewList,
  OwnSubmissionList,
  OwnSuggestionList,
} from './own-lists.tsx';
import { OwnStatisticsPart } from './own-statistics.tsx';
import { ProfileQuestion } from './profile-question.tsx';
import { findTasks, TaskList } from './task-list.tsx';

/** Only admins need it. */
const loadAdminHome = () => import('#app/components/admin/admin-home.tsx');
const AdminHome = lazy(async () => ({ default: (await loadAdminHome()).AdminHome }));

export const handle = { isPrivate: true, title: t.title } satisfies SignedInHandle;

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
  // Also for the numbers of the menu beside it.
  const overview = isAdmin(profile) ? later(findAdminOverview(person)) : undefined;
  const [
    home,
    tasks,
    statistics,
    objections,
    holiday,
    listings,
    claims,
    submissions,
    reviews,
    questions,
    suggestions,
    visibility,
  ] = await Promise.all([
    overview ? settle(Promise.all([overview, loadAdminHome()])) : null,
    settle(
      findTasks(person, {
        claims: firstClaims,
        submissions: firstSubmissions,
        questionsAfter: after('unanswered'),
      }),
    ),
    settle(findOwnStatistics(person)),
    settle(findObjections(person)),
    settle(findHolidayToSay(person, new Date())),
    settle(findOwnListings(person)),
    settle(after('claims') ? findOwnClaims(person, after('claims')) : firstClaims),
    settle(
      after('submissions') ? findOwnSubmissions(person, after('submissions')) : firstSubmissions,
    ),
    settle(findOwnReviews(person, after('reviews'))),
    settle(findOwnQuestions(person, after('questions'))),
    settle(findOwnSuggestions(person, after('suggestions'))),
    settle(findOwnVisibility(person, person.session.userId)),
  ]);
  const own = [tasks, objections, listings, claims, submissions, reviews, questions, suggestions];
  const isNew = home === null && own.every(hasNothing);
  // Where nothing loads, the screen says so once.
  const waiting = own.flatMap(({ of }) => (of instanceof Promise ? [of] : []));
  if (waiting.length === own.length)
    await Promise.any<object>(waiting).catch(({ errors }: AggregateError) =>
      Promise.reject(errors[0]),
    );
  return {
    version,
    overview,
    home,
    tasks,
    statistics,
    objections,
    holiday,
    listings,
    claims,
    submissions,
    reviews,
    questions,
    suggestions,
    visibility,
    isNew,
    place: isNew ? await findOwnPlace() : null,
    now: new Date(),
  };
}

/**
 * By role: for admins what waits in the directory, and for everybody their own listings and beside them what they have
 * sent. Who has nothing yet reads what they can do first.
 */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { home, tasks, statistics, objections, holiday, listings, now } = loaderData;
  const { claims, submissions, reviews, questions, suggestions } = loaderData;
  const { visibility, isNew, place } = loaderData;
  const { profile, userId } = useScreenSession().session;
  const { revalidate } = useRevalidator();
  useLiveRows(
    isAdmin(profile) ? null : userId,
    () => void revalidate(),
    async (db) => (await getDashboardVersion({ db })) !== loaderData.version,
  );
  const question = home === null && (
    <ScreenPart of={visibility.of} failed={t.profileNotLoaded}>
      {(found) => found?.is_public === null && <ProfileQuestion />}
    </ScreenPart>
  );
  return (
    <>
      {home && (
        <ScreenPart of={home.of} failed={t.queueNotLoaded}>
          {([overview]) => (
            <Suspense>
              <AdminHome overview={overview} now={now} />
            </Suspense>
          )}
        </ScreenPart>
      )}
      {isNew && <FirstSteps place={place} />}
      {isNew && question}
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div>
          <ScreenPart of={statistics.of} failed={t.statisticsNotLoaded}>
            {(found) => <OwnStatisticsPart statistics={found} />}
          </ScreenPart>
          {/* It has a deadline. */}
          <ScreenPart of={objections.of} failed={t.objectionsNotLoaded}>
            {(found) => <Objections objections={found} />}
          </ScreenPart>
          <ScreenPart of={holiday.of} failed={t.holidayNotLoaded}>
            {(found) => <NextHoliday toSay={found} />}
          </ScreenPart>
          <OwnPart title={t.tasks} part={tasks} failed={t.tasksNotLoaded}>
            {(found) => <TaskList tasks={found} />}
          </OwnPart>
          <OwnPart title={t.listings} part={listings} failed={t.listingsNotLoaded}>
            {(found) => <OwnListings listings={found} />}
          </OwnPart>
        </div>
        <div>
          {!isNew && question}
          <OwnPart title={t.claims} part={claims} failed={t.claimsNotLoaded}>
            {(page) => <OwnClaimList page={page} />}
          </OwnPart>
          <OwnPart title={t.submissions} part={submissions} failed={t.submissionsNotLoaded}>
            {(page) => <OwnSubmissionList page={page} />}
          </OwnPart>
          <OwnPart title={t.reviews} part={reviews} failed={t.reviewsNotLoaded}>
            {(page) => <OwnReviewList page={page} />}
          </OwnPart>
          <OwnPart title={t.questions} part={questions} failed={t.questionsNotLoaded}>
            {(page) => <OwnQuestionList page={page} />}
          </OwnPart>
          <OwnPart title={t.suggestions} part={suggestions} failed={t.suggestionsNotLoaded}>
            {(page) => <OwnSuggestionList page={page} />}
          </OwnPart>
        </div>
      </div>
    </>
  );
}

type OwnPartProps<Data> = {
  title: string;
  part: { of: Data | Promise<Data> };
  failed: string;
  children: (data: Data) => ReactNode;
};

/** A section of what is the person's own; nothing if there is nothing. */
function OwnPart<Data extends object>(props: OwnPartProps<Data>) {
  const { title, part, failed, children } = props;
  if (hasNothing(part)) return null;
  return (
    <DashboardPart title={title}>
      <ScreenPart of={part.of} failed={failed}>
        {children}
      </ScreenPart>
    </DashboardPart>
  );
}

/** Whether a part has loaded and is empty. */
function hasNothing({ of }: { of: object }): boolean {
  return !(of instanceof Promise) && isEmpty(of);
}

/** Whether a list, a page or lists by name have nothing. */
function isEmpty(data: object): boolean {
  if (Array.isArray(data)) return data.length === 0;
  const lists = 'items' in data ? [data.items] : Object.values(data);
  return lists.every((list) => typeof list === 'object' && list !== null && isEmpty(list));
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

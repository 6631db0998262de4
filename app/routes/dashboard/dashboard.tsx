import { Link } from 'react-router';
import { findOwnProfile } from '#app/browser/session/find-own-profile.ts';
import { settle } from '#app/components/signed-in/later.ts';
import { OwnListings } from '#app/components/signed-in/own-listings.tsx';
import { ScreenPart } from '#app/components/signed-in/screen-part.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { signedInContext } from '#app/components/signed-in/signed-in-context.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findOwnListings } from '#app/domain/business/find-own-listings.ts';
import { findObjections } from '#app/domain/claim/find-objections.ts';
import { findOwnClaims } from '#app/domain/claim/find-own-claims.ts';
import { findWaitingClaims } from '#app/domain/claim/find-waiting-claims.ts';
import { findOwnReviews } from '#app/domain/review/find-own-reviews.ts';
import { findOwnSubmissions } from '#app/domain/submission/find-own-submissions.ts';
import { findWaitingChanges } from '#app/domain/editing/find-waiting-changes.ts';
import { findWaitingSubmissions } from '#app/domain/submission/find-waiting-submissions.ts';
import { isAdmin } from '#app/domain/profile/profile.ts';
import type { Route } from './+types/dashboard';
import { WaitingChanges } from './changes/waiting-changes.tsx';
import { Objections } from './claims/objections.tsx';
import { OwnClaims } from './claims/own-claims.tsx';
import { WaitingClaims } from './claims/waiting-claims.tsx';
import { DashboardPart } from './dashboard-part.tsx';
import { OwnReviews } from './reviews/own-reviews.tsx';
import { OwnSubmissions } from './submissions/own-submissions.tsx';
import { WaitingSubmissions } from './submissions/waiting-submissions.tsx';
import { findTasks } from './tasks/find-tasks.ts';
import { TaskList } from './tasks/task-list.tsx';

export const handle = { isPrivate: true, title: 'Dashboard' } satisfies SignedInHandle;

export async function clientLoader({ context, url }: Route.ClientLoaderArgs) {
  const person = context.get(signedInContext);
  const profile = await findOwnProfile(person.session);
  const after = (name: string) => url.searchParams.get(name);
  const [
    tasks,
    waiting,
    changes,
    waitingClaims,
    objections,
    listings,
    claims,
    submissions,
    reviews,
  ] = await Promise.all([
    settle(findTasks(person)),
    isAdmin(profile) ? settle(findWaitingSubmissions(person, after('waiting'))) : null,
    isAdmin(profile) ? settle(findWaitingChanges(person, after('changes'))) : null,
    isAdmin(profile) ? settle(findWaitingClaims(person, after('waiting-claims'))) : null,
    settle(findObjections(person)),
    settle(findOwnListings(person)),
    settle(findOwnClaims(person, after('claims'))),
    settle(findOwnSubmissions(person, after('submissions'))),
    settle(findOwnReviews(person)),
  ]);
  return {
    tasks,
    waiting,
    changes,
    waitingClaims,
    objections,
    listings,
    claims,
    submissions,
    reviews,
  };
}

/** By role: each part is a `DashboardPart` of its own. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    tasks,
    waiting,
    changes,
    waitingClaims,
    objections,
    listings,
    claims,
    submissions,
    reviews,
  } = loaderData;
  const { profile } = useScreenSession().session;
  return (
    <>
      {waiting && (
        <DashboardPart title="Submissions to look at">
          <ScreenPart of={waiting.of} what="the submissions that wait">
            {(page) => <WaitingSubmissions page={page} />}
          </ScreenPart>
        </DashboardPart>
      )}
      {changes && (
        <DashboardPart title="Changes to look at">
          <ScreenPart of={changes.of} what="the changes that wait">
            {(page) => <WaitingChanges page={page} />}
          </ScreenPart>
        </DashboardPart>
      )}
      {waitingClaims && (
        <DashboardPart title="Claims to decide">
          <ScreenPart of={waitingClaims.of} what="the claims that wait">
            {(page) => <WaitingClaims page={page} />}
          </ScreenPart>
        </DashboardPart>
      )}
      <DashboardPart title="What waits for you">
        <ScreenPart of={tasks.of} what="what waits for you">
          {(found) => <TaskList tasks={found} />}
        </ScreenPart>
      </DashboardPart>
      <ScreenPart of={objections.of} what="claims of your listings">
        {(found) => <Objections objections={found} />}
      </ScreenPart>
      <DashboardPart title="Your listings">
        <ScreenPart of={listings.of} what="your listings">
          {(found) => <OwnListings listings={found} />}
        </ScreenPart>
      </DashboardPart>
      <DashboardPart title="Listings you claim">
        <ScreenPart of={claims.of} what="your claims">
          {(page) => <OwnClaims page={page} />}
        </ScreenPart>
      </DashboardPart>
      <DashboardPart title="Businesses you added">
        <ScreenPart of={submissions.of} what="what you added">
          {(page) => <OwnSubmissions page={page} />}
        </ScreenPart>
      </DashboardPart>
      <DashboardPart title="Your reviews">
        <ScreenPart of={reviews.of} what="your reviews">
          {(found) =>
            found.length === 0 ? (
              <p className="text-soft">You have written no review.</p>
            ) : (
              <OwnReviews reviews={found} />
            )
          }
        </ScreenPart>
      </DashboardPart>
      {isAdmin(profile) && (
        <DashboardPart title="How fast the site is">
          <p className="mb-3 max-w-[60ch] text-soft">
            What the browsers of visitors measured: by screen, device and country, over time.
          </p>
          <Link className="button-line" to="/dashboard/metrics">
            See the measurements
          </Link>
        </DashboardPart>
      )}
      {isAdmin(profile) && (
        <DashboardPart title="Emails">
          <p className="mb-3 max-w-[60ch] text-soft">
            Whether what the directory writes to people gets through.
          </p>
          <Link className="button-line" to="/dashboard/mails">
            See what waits
          </Link>
        </DashboardPart>
      )}
    </>
  );
}

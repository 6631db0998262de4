import { Link } from 'react-router';
import { useSession } from '#app/components/account/use-session.ts';
import { PageHeading } from '#app/components/page-heading.tsx';
import { isAdmin } from '#app/domain/profile/profile.ts';
import { site } from '#app/config/site.ts';
import type { Route } from './+types/metrics';
import { MetricsPanel } from './metrics-panel.tsx';

export default function MetricsScreen() {
  return (
    <div className="shell py-10 sm:py-14">
      <p className="kicker text-accent">For admins</p>
      <PageHeading className="mt-3">How fast the site is</PageHeading>
      <p className="mt-3 max-w-2xl text-lg text-soft">
        Measured in the browsers of visitors, without cookies, and kept by screen rather than by
        person.
      </p>
      <Guarded />
    </div>
  );
}

/** A courtesy: who may read is decided by the database. */
function Guarded() {
  const session = useSession();
  if (session.status === 'signed-out') {
    return (
      <Link className="button-solid mt-8" to="/auth?next=%2Fdashboard%2Fmetrics">
        Sign in
      </Link>
    );
  }
  if (session.status === 'loading' || session.profile === null) {
    return <p className="py-16 text-soft">Loading…</p>;
  }
  return isAdmin(session.profile) ? (
    <MetricsPanel />
  ) : (
    <p className="py-16">Only admins can read these numbers.</p>
  );
}

export function meta(): Route.MetaDescriptors {
  return [{ title: `Speed · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

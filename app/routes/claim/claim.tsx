import { Link, data, redirect } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findBusiness } from '#app/domain/business/business.server.ts';
import { findClaimWays } from '#app/domain/claim/claim-calls.ts';
import * as t from '#app/messages/routes/claim.tsx';
import type { Route } from './+types/claim';

export const handle = {} satisfies ScreenHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const business = await findBusiness(services, params.id);
  if (!business || business.status === 'gone') throw data(null, { status: 404 });
  const { slug, name, city, state, status, is_claimed } = business;
  if (params.id !== slug) throw redirect(`/claim/${slug}`, 301);
  const ways = (await findClaimWays(services, slug)) ?? [];
  return { slug, name, city, state, status, ways, isClaimed: is_claimed };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** What a claim gives and needs, for everybody; signed-in people can claim here. */
export default function Claim({ loaderData }: Route.ComponentProps) {
  const { slug, name, city, state, status } = loaderData;
  return (
    <div className="shell py-10 sm:py-14">
      <p className="kicker text-accent">{t.kicker}</p>
      <PageHeading className="mt-2 max-w-[24ch] wrap-anywhere">{t.heading({ name })}</PageHeading>
      <p className="mt-2 text-soft">
        {city}, {state}
      </p>
      {status === 'published' ? <Offer loaderData={loaderData} /> : <NotToClaim status={status} />}
      <p className="mt-4">
        <Link
          prefetch="intent"
          className="link-quiet inline-flex min-h-11 items-center"
          to={`/business/${slug}`}
        >
          {t.backToListing}
        </Link>
      </p>
    </div>
  );
}

function Offer({
  loaderData: { slug, ways, isClaimed },
}: Pick<Route.ComponentProps, 'loaderData'>) {
  return (
    <>
      <div className="mt-8 grid max-w-4xl grid-cols-1 gap-x-16 gap-y-8 md:grid-cols-2">
        <TitledSection id="gives" title={t.benefitsTitle}>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            <li>{t.benefitManage}</li>
            <li>{t.benefitVerified}</li>
            <li>{t.benefitFree}</li>
          </ul>
        </TitledSection>
        <TitledSection id="needs" title={t.needsTitle}>
          <ul className="mt-3 list-disc space-y-2 pl-5">
            {ways.map((way) => (
              <li key={way}>{t.needs[way]}</li>
            ))}
          </ul>
        </TitledSection>
      </div>
      {isClaimed && (
        <p className="mt-8 max-w-[60ch] border-l-4 border-accent pl-3">{t.alreadyOwned}</p>
      )}
      <Link className="button-solid mt-8" to={`/business-claim/${slug}`}>
        {t.claimButton}
      </Link>
      <p className="mt-2 text-sm text-soft">{t.accountNeeded}</p>
    </>
  );
}

const whyNot = {
  closed: t.closedNotClaimable,
  moved: t.movedNotClaimable,
};

function NotToClaim({ status }: { status: keyof typeof whyNot }) {
  return <p className="mt-6 max-w-[60ch] text-lg">{whyNot[status]}</p>;
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? privateMeta(t.metaTitle({ name: loaderData.name })) : [];
}

import { data, Link, redirect } from 'react-router';
import { PageHeading } from '#app/components/site/page-heading.tsx';
import { privateMeta } from '#app/components/site/page-meta.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { servicesContext } from '#app/context.ts';
import { findCategories } from '#app/domain/business/business-calls.ts';
import { findBusiness } from '#app/domain/business/business.server.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import { toContent } from '#app/domain/suggested-edit/suggested-edit.ts';
import { toIsoDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/suggested-edit.tsx';
import type { Route } from './+types/suggest-edit';
import { SuggestionForm } from './suggestion-form.tsx';

export const handle = {} satisfies ScreenHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [business, categories] = await Promise.all([
    findBusiness(services, params.id),
    findCategories(services),
  ]);
  if (!business || business.status !== 'published') throw data(null, { status: 404 });
  const { id, slug, name, city, state, is_claimed, time_zone } = business;
  if (params.id !== slug) throw redirect(`/business/${slug}/suggest`, 301);
  const today = findLocalDate(time_zone, new Date()) ?? toIsoDate(new Date());
  const listing = { id, slug, name, city, state, isClaimed: is_claimed };
  return { listing, content: toContent(business), categories, today };
}

export function headers(): HeadersInit {
  return publicPageHeaders;
}

/** Suggests other values for a listing; open to everybody, who sign in when they send. */
export default function SuggestEdit({ loaderData }: Route.ComponentProps) {
  const { slug, name, city, state, isClaimed } = loaderData.listing;
  return (
    // At least as high as the window, so that later content moves no visible footer.
    <div className="shell min-h-svh py-10 sm:py-14">
      <PageHeading className="max-w-[24ch] wrap-anywhere">{t.title({ name })}</PageHeading>
      <p className="mt-2 max-w-[60ch] text-soft">
        {city}, {state}. {isClaimed ? t.ownerDecides : t.adminDecides}
      </p>
      <SuggestionForm key={slug} {...loaderData} />
      <noscript>
        <p className="mt-4">{t.javascriptNeeded}</p>
      </noscript>
      <p className="mt-4">
        <Link className="link-quiet inline-flex min-h-11 items-center" to={`/business/${slug}`}>
          {t.backToListing}
        </Link>
      </p>
    </div>
  );
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return loaderData ? privateMeta(t.metaTitle({ name: loaderData.listing.name })) : [];
}

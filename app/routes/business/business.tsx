import { data, redirect } from 'react-router';
import { Breadcrumbs } from '#app/components/breadcrumbs.tsx';
import { CoverPanorama } from '#app/components/cover/cover-panorama.tsx';
import { JsonLd } from '#app/components/json-ld.tsx';
import { pageMeta } from '#app/components/page-meta.ts';
import { searchAddress } from '#app/components/search-address.ts';
import { useRememberViewed } from '#app/components/viewed-listings.ts';
import { useSiteOrigin } from '#app/components/use-site-origin.ts';
import { servicesContext } from '#app/context.ts';
import type { Business } from '#app/domain/business/business.ts';
import { getBusiness } from '#app/domain/business/get-business.server.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import { answerAppError } from '#app/errors/answer-app-error.ts';
import { ContactCard } from './contact-card.tsx';
import { HoursTable } from './hours-table.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { describeBusiness } from './structured-data.ts';
import type { Route } from './+types/business';

export async function loader({ context, params }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const business = await getBusiness(services, params.id).catch(answerAppError);
  if (!business) throw data(null, { status: 404 });
  if (params.id !== business.slug) throw redirect(`/business/${business.slug}`, 301);
  return data({ business, renderedAt: Date.now() }, { headers: publicPageHeaders });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function BusinessProfile({ loaderData }: Route.ComponentProps) {
  const { business, renderedAt } = loaderData;
  const origin = useSiteOrigin();
  const { slug, name, category, attributes } = business;
  const place = `${business.city}, ${business.state}`;
  useRememberViewed({ slug, name, hue: category.hue, category: category.name, place });
  return (
    <article className="shell pt-4">
      <Breadcrumbs steps={wayUp(business)} />
      <CoverPanorama
        slug={slug}
        name={name}
        hue={category.hue}
        className="h-44 w-full rounded-card sm:h-72 print:hidden"
      />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <ProfileHeader business={business} renderedAt={renderedAt} />
        <div className="lg:row-span-2">
          <ContactCard business={business} />
        </div>
        <div className="max-w-3xl">
          {business.description && (
            <section className="mb-12" aria-labelledby="about">
              <h2 id="about" className="text-section">
                About
              </h2>
              <p className="mt-3 text-lg whitespace-pre-line">{business.description}</p>
            </section>
          )}
          <HoursTable business={business} renderedAt={renderedAt} />
          {attributes.length > 0 && (
            <section className="mt-12" aria-labelledby="features">
              <h2 id="features" className="text-section">
                Good to know
              </h2>
              <ul className="mt-4 flex flex-wrap gap-2">
                {attributes.map((attribute) => (
                  <li key={attribute} className="rounded-tag bg-sunk px-3 py-1.5 text-sm">
                    {attribute}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Provenance business={business} />
        </div>
      </div>
      <JsonLd data={describeBusiness(business, origin)} />
    </article>
  );
}

/** Home, the category, the category in this city. */
function wayUp({ category, city, state }: Business) {
  const place = `${city}, ${state}`;
  return [
    { to: '/', name: 'Home' },
    { to: searchAddress({ category: category.slug }), name: category.name },
    { to: searchAddress({ category: category.slug, city: place }), name: place },
  ];
}

/** Where the facts come from and how old they are. */
function Provenance({ business }: { business: Business }) {
  const { confirmed_at, is_claimed, updated_at } = business;
  const by = is_claimed ? 'Confirmed' : 'Checked';
  return (
    <p className="mt-10 border-t border-rule pt-4 text-sm text-soft">
      {confirmed_at ? `${by} on ${formatDay(confirmed_at)}.` : 'Not confirmed yet.'} Last changed on{' '}
      {formatDay(updated_at)}.
      {!is_claimed &&
        ' This listing has no owner here yet: if it is yours, you will soon be able to claim it and keep it up to date.'}
    </p>
  );
}

function formatDay(moment: string): string {
  return new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  const { name, category, city, state, slug, description, status } = loaderData.business;
  const summary = `${name}: ${category.name} in ${city}, ${state}. Opening hours, phone number and directions.`;
  return pageMeta({
    matches,
    title: `${name}, ${city}, ${state}`,
    description: description ? `${summary} ${description}`.slice(0, 200) : summary,
    path: `/business/${slug}`,
    isThin: status !== 'published',
  });
}

import { data } from 'react-router';
import { searchAddress } from '#app/components/search/search-address.ts';
import { Announcement } from '#app/components/site/announcement.tsx';
import { pageMeta } from '#app/components/site/page-meta.ts';
import { limits } from '#app/config/limits.ts';
import { publicPageHeaders } from '#app/config/page-cache.ts';
import type { ScreenHandle } from '#app/config/screen-handle.ts';
import { site } from '#app/config/site.ts';
import { servicesContext } from '#app/context.ts';
import { searchDirectory } from '#app/domain/search/search.server.ts';
import { compareText, formatCount } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/legacy-home.tsx';
import type { Route } from './+types/legacy-home';

export const handle = {} satisfies ScreenHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { facets, total } = await searchDirectory(services, {
    sort: 'name',
  });
  return data(
    { categories: facets.category, metros: facets.metro, total },
    { headers: publicPageHeaders },
  );
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/**
 * The older home page: text, links and a form. It is outside the frame and uses plain links and a
 * plain form, so that it needs no script.
 */
export default function LegacyHome({ loaderData }: Route.ComponentProps) {
  const { categories, metros, total } = loaderData;
  return (
    <>
      <Announcement />
      <div className="legacy">
        <header>
          <h1 tabIndex={-1}>{site.name}</h1>
          <p>
            {t.introduction({
              businesses: formatCount(total),
              cities: metros.length,
              link: (text) => <a href="/">{text}</a>,
            })}
          </p>
          <form action="/search" method="get" role="search">
            <label>
              {t.whatLabel} <input name="q" maxLength={limits.searchTextLength} />
            </label>
            <label>
              {t.whereLabel} <input name="near" maxLength={limits.searchTextLength} />
            </label>
            <button type="submit">{t.search}</button>
          </form>
          <nav aria-label={t.onThisPage}>
            <a href="#categories">{t.categories}</a> | <a href="#metros">{t.cities}</a> |{' '}
            <a href="/?open=now">{t.openNow}</a> | <a href="/?sort=newest">{t.newest}</a> |{' '}
            <a href="/help">{t.help}</a>
          </nav>
        </header>
        <main id="main">
          <IndexTable
            id="categories"
            title={t.categories}
            rows={categories.map(({ slug, name, count }) => ({
              href: searchAddress({ category: slug }),
              name,
              count,
            }))}
          />
          <IndexTable
            id="metros"
            title={t.cities}
            rows={metros.map(({ slug, name, count }) => ({
              href: searchAddress({ metro: slug }),
              name,
              count,
            }))}
          />
        </main>
        <footer>
          <p>
            <a href="/about">{t.about}</a> | <a href="/terms">{t.terms}</a> |{' '}
            <a href="/privacy-policy">{t.privacy}</a> |{' '}
            <a href="/accessibility">{t.accessibility}</a> | <a href="/gbo">{t.listYourBusiness}</a>
          </p>
        </footer>
      </div>
    </>
  );
}

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    matches,
    title: t.title({ name: site.name }),
    description: t.metaDescription,
    path: '/legacy-home',
    isThin: true,
  });
}

type IndexTableProps = {
  id: string;
  title: string;
  rows: { href: string; name: string; count: number | null }[];
};

/** Names from A to Z with their number of listings. */
function IndexTable({ id, title, rows }: IndexTableProps) {
  if (rows.length === 0) return null;
  return (
    <table>
      <caption id={id}>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t.nameColumn}</th>
          <th scope="col">{t.listingsColumn}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .toSorted((one, other) => compareText(one.name, other.name))
          .map(({ href, name, count }) => (
            <tr key={href}>
              <td>
                <a href={href}>{name}</a>
              </td>
              <td>{count !== null && formatCount(count)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

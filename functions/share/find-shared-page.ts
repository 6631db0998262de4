import { site } from '#app/config/site.ts';
import { getBusiness } from '#app/domain/business/get-business.server.ts';
import type { Services } from '#app/services/services.ts';

type SharedPage = { kicker: string; title: string; sign: string; slug: string; hue: number };

const siteHue = 28;

/** What the picture of a page says; null when there is no such page. */
export async function findSharedPage(
  services: Pick<Services, 'db'>,
  subject: string,
): Promise<SharedPage | null> {
  const [kind, slug, ...rest] = subject.split('/');
  if (rest.length > 0) return null;
  if (kind === 'site' && slug === undefined) {
    return {
      kicker: 'Across the United States',
      title: site.tagline,
      sign: site.name,
      slug: 'site',
      hue: siteHue,
    };
  }
  if (kind === 'businesses' && slug !== undefined) return findBusinessPage(services, slug);
  return null;
}

async function findBusinessPage(
  services: Pick<Services, 'db'>,
  slug: string,
): Promise<SharedPage | null> {
  const business = await getBusiness(services, slug);
  if (!business || business.status === 'gone') return null;
  const { name, category, city, state } = business;
  const kicker = `${category.name} in ${city}, ${state}`;
  return { kicker, title: name, sign: name, slug: business.slug, hue: category.hue };
}

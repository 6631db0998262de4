import type { GeneratedBusiness } from './generated-business.ts';
import { type Picture, type SceneName, readPictures } from './pictures.ts';
import { type Random, createRandom } from './random.ts';
import { toSql } from './sql-text.ts';

/** Files of the seed and the folders of the bucket in which each of them lies. */
export type SeedObjects = { bucket: string; file: string; folders: string[] }[];

type Shown = { listing: string; pictures: number[] };

/** Of listings that somebody looks after, one in so many has no photos. */
const without = 4;
const photoStream = 2_000_003;

/** What one sees in each kind of place; the first is the cover. */
const scenesOf: Record<string, SceneName[]> = {
  eating: ['table', 'room', 'dusk'],
  shopping: ['shelves', 'dusk', 'room'],
  serving: ['room', 'dusk'],
};

const eating = new Set([
  'restaurants',
  'cafes',
  'bakeries',
  'bars',
  'breweries',
  'pizza',
  'ice-cream',
]);
const shopping = new Set([
  'grocery-stores',
  'pet-stores',
  'pharmacies',
  'opticians',
  'bike-shops',
  'bookstores',
  'florists',
  'hardware-stores',
  'clothing-stores',
  'furniture-stores',
]);

const words: Record<SceneName, { alt: string; caption: string | null }> = {
  table: {
    alt: 'Two full plates and a cup of coffee on a wooden table, from above',
    caption: null,
  },
  room: {
    alt: 'A room with a wooden counter, plants, three pictures on the wall and a large window',
    caption: 'Come in',
  },
  shelves: { alt: 'Wooden shelves with rows of goods in many colors', caption: null },
  dusk: {
    alt: 'A brick shop front with a striped awning at dusk, lit from within',
    caption: 'In the evening',
  },
};

/** The photos of some hundred listings that have an owner, as SQL, and where their files go. */
export function writePhotos(businesses: GeneratedBusiness[]) {
  const pictures = readPictures();
  const shown = businesses.flatMap(({ row }, index): Shown[] => {
    const random = createRandom(photoStream, index);
    if (row.owner_id === null || row.status !== 'published' || index > 1_200) return [];
    if (random.int(1, without) === 1) return [];
    return [{ listing: row.id, pictures: choose(pictures, row.category, random) }];
  });
  return { sql: toStatements(pictures, shown), objects: toObjects(pictures, shown) };
}

function choose(pictures: Picture[], category: string, random: Random): number[] {
  const kind = eating.has(category) ? 'eating' : shopping.has(category) ? 'shopping' : 'serving';
  const scenes = (scenesOf[kind] ?? []).slice(0, random.int(1, 3));
  return scenes.map((scene) => {
    const some = pictures.filter((picture) => picture.scene === scene);
    return pictures.indexOf(random.pick(some)) + 1;
  });
}

/** Without the triggers: a listing of the seed is as old as it says, and its history begins later. Its card is kept anew. */
function toStatements(pictures: Picture[], shown: Shown[]): string {
  const rows = pictures.map(({ id, scene, width, height, placeholder }, index) => {
    const { alt, caption } = words[scene];
    return `(${[index + 1, ...[id, alt, caption, width, height, placeholder].map(toSql)].join(',')})`;
  });
  const lists = shown.map(({ listing, pictures }) => `('${listing}','{${pictures.join(',')}}')`);
  return `alter table public.businesses disable trigger user;
with pictures (number, id, alt, caption, width, height, placeholder) as (values
${rows.join(',\n')}
),
shown (listing, numbers) as (values
${lists.join(',\n')}
)
update public.businesses as b
set photos = (
  select jsonb_agg(jsonb_build_object(
    'url', '/photos/' || b.id || '/' || p.id || '-1600.webp',
    'small_url', '/photos/' || b.id || '/' || p.id || '-480.webp',
    'alt', p.alt, 'caption', p.caption, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder
  ) order by place)
  from unnest(shown.numbers::integer[]) with ordinality as listed (number, place)
  join pictures as p on p.number = listed.number
)
from shown
where b.id = shown.listing::uuid and b.photos = '[]';
alter table public.businesses enable trigger user;
select private.cache_cards(array_agg(id)) from public.businesses where photos <> '[]';
`;
}

function toObjects(pictures: Picture[], shown: Shown[]): SeedObjects {
  return pictures.flatMap(({ id }, index) => {
    const folders = shown
      .filter(({ pictures }) => pictures.includes(index + 1))
      .map(({ listing }) => listing);
    return ['1600', '480'].map((size) => ({
      bucket: 'business-photos',
      file: `photos/${id}-${size}.webp`,
      folders,
    }));
  });
}

import { demoOwnerId } from './accounts.ts';
import type { GeneratedBusiness } from './generated-business.ts';
import { type Picture, type SceneName, readPictures } from './pictures.ts';
import { toSql } from './sql-text.ts';

/** Files of the seed and the folders of the bucket in which each of them lies. */
export type SeedObjects = { bucket: string; file: string; folders: string[] }[];

type Shown = { listing: string; pictures: number[] };

/** What one sees in each scene. The caption says on the page that nobody took these pictures. */
const alts: Record<SceneName, string> = {
  table: 'Illustration of two full plates and a cup of coffee on a wooden table, from above',
  room: 'Illustration of a room with a wooden counter, plants, pictures and a large window',
  dusk: 'Illustration of a brick shop front with a striped awning at dusk, lit from within',
};
const caption = 'Illustration';

/**
 * Pictures of the demo owner's listings alone, as SQL, and where their files go: all others show
 * the drawing of their trade, as a listing without photos does.
 */
export function writePhotos(businesses: GeneratedBusiness[]) {
  const pictures = readPictures();
  const shown = businesses
    .filter(({ row }) => row.owner_id === demoOwnerId)
    .map(({ row }): Shown => {
      const fitting = pictures.filter(
        ({ scene }) => scene !== 'table' || row.category === 'restaurants',
      );
      return { listing: row.id, pictures: fitting.map((one) => pictures.indexOf(one) + 1) };
    });
  return { sql: toStatements(pictures, shown), objects: toObjects(pictures, shown) };
}

/** Without the triggers: a listing of the seed is as old as it says, and its history begins later. Its card is kept anew. */
function toStatements(pictures: Picture[], shown: Shown[]): string {
  const rows = pictures.map(({ id, scene, width, height, placeholder }, index) => {
    return `(${[index + 1, ...[id, alts[scene], caption, width, height, placeholder].map(toSql)].join(',')})`;
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

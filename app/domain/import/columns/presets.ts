import { importFields, type ImportField, type Mapping } from '../fields.ts';

/** A format of files that others publish or export. */
export type Preset = {
  name: string;
  /** The public page that describes it. */
  description: string;
  /** What its header has, as alternatives. */
  has: string;
  /** Its columns by field, the best first; in lower case, with spaces. */
  columns: string;
  /** Whether its files have further columns of ours, which are guessed. */
  isOpen: boolean;
};

const osmColumns =
  'name=name|name:en|official name; brand=brand; category=cuisine; street=addr:street address; ' +
  'street_number=addr:housenumber; street_name=addr:street; street_2=addr:unit; address=addr:full; city=addr:city; ' +
  'state=addr:state; zip_code=addr:postcode; country=addr:country; description=description; phone=phone|contact:phone; ' +
  'email=email|contact:email; website=website|contact:website|url; menu_url=website:menu; ' +
  'facebook_url=contact:facebook; instagram_url=contact:instagram; tiktok_url=contact:tiktok; ' +
  'youtube_url=contact:youtube; x_url=contact:twitter; linkedin_url=contact:linkedin; hours=opening hours; ' +
  'lat=lat|@lat|latitude; lng=lng|lon|@lon|longitude; closed_on=end date';

const presets: readonly Preset[] = [
  {
    name: 'AllThePlaces',
    description: 'https://github.com/alltheplaces/alltheplaces/blob/master/DATA_FORMAT.md',
    has: '@spider; ref',
    columns: osmColumns,
    isOpen: false,
  },
  {
    name: 'OpenStreetMap',
    description: 'https://wiki.openstreetmap.org/wiki/Overpass_API',
    has: 'id|@id|osm id; name; amenity|shop|office|tourism|craft; addr:street|addr:housenumber',
    columns: osmColumns,
    isOpen: false,
  },
  {
    name: 'Overture Maps',
    description: 'https://docs.overturemaps.org/schema/reference/places/place/',
    has: 'names.primary; categories.primary|basic category; addresses.freeform|addresses.locality',
    columns:
      'name=names.primary; brand=brand.names.primary; category=categories.primary|basic category; ' +
      'more_categories=categories.alternate; street=addresses.freeform; city=addresses.locality; state=addresses.region; ' +
      'zip_code=addresses.postcode; country=addresses.country; phone=phones; email=emails; website=websites; ' +
      'lat=lat|bbox.ymin; lng=lng|bbox.xmin; status=operating status',
    isOpen: false,
  },
  {
    name: 'Foursquare OS Places',
    description: 'https://docs.foursquare.com/data-products/docs/places-os-data-schema',
    has: 'fsq place id; name; locality',
    columns:
      'name=name; category=fsq category labels; street=address; city=locality; state=region; zip_code=postcode; ' +
      'country=country; phone=tel; email=email; website=website; lat=latitude; lng=longitude; closed_on=date closed; ' +
      'source_date=date refreshed',
    isOpen: false,
  },
  {
    name: 'Google Business Profile’s bulk sheet',
    description: 'https://support.google.com/business/answer/3370250',
    has: 'store code; business name; primary category',
    columns:
      'name=business name; category=primary category; more_categories=additional categories; street=address line 1; ' +
      'street_2=address line 2; city=locality; state=administrative area; description=from the business; ' +
      'phone=primary phone',
    isOpen: true,
  },
  {
    name: 'a member export of GrowthZone or ChamberMaster',
    description: 'https://supportwiki.chambermaster.com/index.php?title=Member_Management',
    has: 'company|company name|member name|name; rep|primary rep|rep name|primary contact; member since|join date',
    columns:
      'name=company|company name|member name|name; category=categories|directory categories|category; ' +
      'street=physical address|address|address1|address 1; status=membership status|member status|status',
    isOpen: true,
  },
  {
    name: 'business licenses of Chicago (Socrata)',
    description:
      'https://data.cityofchicago.org/Community-Economic-Development/Business-Licenses/r5kz-chrr',
    has: 'doing business as name; license description; business activity',
    columns:
      'name=doing business as name; legal_name=legal name; category=business activity; category_2=license description; ' +
      'source_date=date issued',
    isOpen: true,
  },
];

/** Returns the known format that a file has; null if it is none. */
export function findPreset(header: readonly string[]): Preset | null {
  const known = new Set(header.map(toKey));
  const isOf = ({ has }: Preset) =>
    has.split('; ').every((names) => names.split('|').some((name) => known.has(name)));
  return presets.find(isOf) ?? null;
}

/** Returns the columns of a known format's fields. */
export function mapPreset({ columns }: Preset, header: readonly string[]): Mapping {
  const keys = header.map(toKey);
  const found = columns.split('; ').flatMap((pair): [ImportField, number][] => {
    const [field, names = ''] = pair.split('=');
    const known = importFields.find((one) => one === field);
    const column = names
      .split('|')
      .map((name) => keys.indexOf(name))
      .find((at) => at >= 0);
    return known === undefined || column === undefined ? [] : [[known, column]];
  });
  return Object.fromEntries(found);
}

/** "ADDRESS LINE 1", "fsq_place_id" and "tags.name" are "address line 1", "fsq place id" and "name". */
function toKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/^(properties|tags)\./, '')
    .replaceAll('_', ' ');
}

/** Where it hardly ever snows (nor do houses have basements), and where it hardly ever is hot. */
const withoutSnow = new Set([
  'miami-fl',
  'los-angeles-ca',
  'san-diego-ca',
  'san-francisco-ca',
  'phoenix-az',
  'houston-tx',
  'austin-tx',
  'new-orleans-la',
  'honolulu-hi',
]);
const withoutFrost = new Set(['miami-fl', 'honolulu-hi']);
const withoutHeat = new Set(['anchorage-ak']);
const farFromSea = new Set([
  'dallas-tx',
  'atlanta-ga',
  'phoenix-az',
  'austin-tx',
  'denver-co',
  'nashville-tn',
  'st-louis-mo',
  'pittsburgh-pa',
  'salt-lake-city-ut',
  'indianapolis-in',
  'albuquerque-nm',
  'asheville-nc',
  'minneapolis-mn',
  'madison-wi',
]);

const snow = /\bsnow|winter|basement/i;
const frost = /\bfrost|furnace|boiler|heaters were/i;
const heat = /\bthe heat\b|hottest|\bAC\b/;
const sea = /beach/i;

/** Whether a sentence, an offer or a service makes sense in the weather of a metro. */
export function fitsClimate(text: string, metro: string | null): boolean {
  if (metro === null) return true;
  return !(
    (withoutSnow.has(metro) && snow.test(text)) ||
    (withoutFrost.has(metro) && frost.test(text)) ||
    (withoutHeat.has(metro) && heat.test(text)) ||
    (farFromSea.has(metro) && sea.test(text))
  );
}

/** Whether part of a town can bear such a name there: no harbor in the mountains. */
export function fitsLand(place: string, metro: string | null): boolean {
  return metro === null || !farFromSea.has(metro) || !/Harbor|Bayview/.test(place);
}

import { zipRanges } from './zip-ranges.ts';

type State = { code: string; name: string; time_zone: string };

/** The fifty states, the District of Columbia and the territories, with their main time zone. */
export const usStates: readonly State[] = [
  { code: 'AL', name: 'Alabama', time_zone: 'America/Chicago' },
  { code: 'AK', name: 'Alaska', time_zone: 'America/Anchorage' },
  { code: 'AZ', name: 'Arizona', time_zone: 'America/Phoenix' },
  { code: 'AR', name: 'Arkansas', time_zone: 'America/Chicago' },
  { code: 'CA', name: 'California', time_zone: 'America/Los_Angeles' },
  { code: 'CO', name: 'Colorado', time_zone: 'America/Denver' },
  { code: 'CT', name: 'Connecticut', time_zone: 'America/New_York' },
  { code: 'DE', name: 'Delaware', time_zone: 'America/New_York' },
  { code: 'DC', name: 'District of Columbia', time_zone: 'America/New_York' },
  { code: 'FL', name: 'Florida', time_zone: 'America/New_York' },
  { code: 'GA', name: 'Georgia', time_zone: 'America/New_York' },
  { code: 'HI', name: 'Hawaii', time_zone: 'Pacific/Honolulu' },
  { code: 'ID', name: 'Idaho', time_zone: 'America/Boise' },
  { code: 'IL', name: 'Illinois', time_zone: 'America/Chicago' },
  { code: 'IN', name: 'Indiana', time_zone: 'America/Indiana/Indianapolis' },
  { code: 'IA', name: 'Iowa', time_zone: 'America/Chicago' },
  { code: 'KS', name: 'Kansas', time_zone: 'America/Chicago' },
  { code: 'KY', name: 'Kentucky', time_zone: 'America/New_York' },
  { code: 'LA', name: 'Louisiana', time_zone: 'America/Chicago' },
  { code: 'ME', name: 'Maine', time_zone: 'America/New_York' },
  { code: 'MD', name: 'Maryland', time_zone: 'America/New_York' },
  { code: 'MA', name: 'Massachusetts', time_zone: 'America/New_York' },
  { code: 'MI', name: 'Michigan', time_zone: 'America/Detroit' },
  { code: 'MN', name: 'Minnesota', time_zone: 'America/Chicago' },
  { code: 'MS', name: 'Mississippi', time_zone: 'America/Chicago' },
  { code: 'MO', name: 'Missouri', time_zone: 'America/Chicago' },
  { code: 'MT', name: 'Montana', time_zone: 'America/Denver' },
  { code: 'NE', name: 'Nebraska', time_zone: 'America/Chicago' },
  { code: 'NV', name: 'Nevada', time_zone: 'America/Los_Angeles' },
  { code: 'NH', name: 'New Hampshire', time_zone: 'America/New_York' },
  { code: 'NJ', name: 'New Jersey', time_zone: 'America/New_York' },
  { code: 'NM', name: 'New Mexico', time_zone: 'America/Denver' },
  { code: 'NY', name: 'New York', time_zone: 'America/New_York' },
  { code: 'NC', name: 'North Carolina', time_zone: 'America/New_York' },
  { code: 'ND', name: 'North Dakota', time_zone: 'America/Chicago' },
  { code: 'OH', name: 'Ohio', time_zone: 'America/New_York' },
  { code: 'OK', name: 'Oklahoma', time_zone: 'America/Chicago' },
  { code: 'OR', name: 'Oregon', time_zone: 'America/Los_Angeles' },
  { code: 'PA', name: 'Pennsylvania', time_zone: 'America/New_York' },
  { code: 'RI', name: 'Rhode Island', time_zone: 'America/New_York' },
  { code: 'SC', name: 'South Carolina', time_zone: 'America/New_York' },
  { code: 'SD', name: 'South Dakota', time_zone: 'America/Chicago' },
  { code: 'TN', name: 'Tennessee', time_zone: 'America/Chicago' },
  { code: 'TX', name: 'Texas', time_zone: 'America/Chicago' },
  { code: 'UT', name: 'Utah', time_zone: 'America/Denver' },
  { code: 'VT', name: 'Vermont', time_zone: 'America/New_York' },
  { code: 'VA', name: 'Virginia', time_zone: 'America/New_York' },
  { code: 'WA', name: 'Washington', time_zone: 'America/Los_Angeles' },
  { code: 'WV', name: 'West Virginia', time_zone: 'America/New_York' },
  { code: 'WI', name: 'Wisconsin', time_zone: 'America/Chicago' },
  { code: 'WY', name: 'Wyoming', time_zone: 'America/Denver' },
  { code: 'AS', name: 'American Samoa', time_zone: 'Pacific/Pago_Pago' },
  { code: 'GU', name: 'Guam', time_zone: 'Pacific/Guam' },
  { code: 'MP', name: 'Northern Mariana Islands', time_zone: 'Pacific/Guam' },
  { code: 'PR', name: 'Puerto Rico', time_zone: 'America/Puerto_Rico' },
  { code: 'VI', name: 'Virgin Islands', time_zone: 'America/St_Thomas' },
];

const aliases: Record<string, string> = { DC: 'Washington DC', VI: 'US Virgin Islands' };

const byKey = new Map(
  usStates.flatMap((state) =>
    [state.code, state.name, aliases[state.code] ?? state.name].map((name) => [toKey(name), state]),
  ),
);

/** Finds a state by its two-letter code or full name; ignores case and punctuation ("N.Y."). */
export function findState(text: string): State | null {
  return byKey.get(toKey(text)) ?? null;
}

/** Returns the states of a zip code: one for nearly all codes, none if unknown. */
export function findStatesOfZip(zipCode: string): State[] {
  const zip = zipCode.slice(0, 5);
  return zipRanges
    .filter(([, zips]) => zips.slice(0, 5) <= zip && zip <= zips.slice(6))
    .flatMap(([code]) => findState(code) ?? []);
}

const countryKeys = new Set(
  ['US', 'USA', 'United States', 'United States of America', 'The United States', 'America']
    .concat(usStates.slice(-5).map((territory) => territory.name))
    .map(toKey),
);

/** Returns whether a country name means the United States or a US territory. */
export function isUnitedStates(country: string): boolean {
  return countryKeys.has(toKey(country));
}

function toKey(text: string): string {
  return text.toLowerCase().replace(/[^a-z]/g, '');
}

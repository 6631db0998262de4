type State = { code: string; name: string; time_zone: string };

/** The fifty states, the District of Columbia, the armed forces abroad and the territories, with their main time zone. */
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
  { code: 'AA', name: 'Armed Forces Americas', time_zone: 'America/New_York' },
  { code: 'AE', name: 'Armed Forces Europe', time_zone: 'Europe/Berlin' },
  { code: 'AP', name: 'Armed Forces Pacific', time_zone: 'Asia/Tokyo' },
  { code: 'AS', name: 'American Samoa', time_zone: 'Pacific/Pago_Pago' },
  { code: 'GU', name: 'Guam', time_zone: 'Pacific/Guam' },
  { code: 'MP', name: 'Northern Mariana Islands', time_zone: 'Pacific/Guam' },
  { code: 'PR', name: 'Puerto Rico', time_zone: 'America/Puerto_Rico' },
  { code: 'VI', name: 'Virgin Islands', time_zone: 'America/St_Thomas' },
];

/** States of mail to the armed forces: nobody but the post knows where their zip codes are. */
export const militaryStates: readonly string[] = ['AA', 'AE', 'AP'];

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

/** USPS zip code ranges by state; a range of a single code is a code that crosses a border. */
export const zipRanges: readonly (readonly [state: string, zips: string])[] = [
  ['NY', '00500-00599'],
  ['PR', '00600-00799'],
  ['VI', '00800-00899'],
  ['PR', '00900-00999'],
  ['MA', '01000-02799'],
  ['RI', '02800-02999'],
  ['NH', '03000-03899'],
  ['ME', '03900-04999'],
  ['VT', '05000-05499'],
  ['MA', '05500-05599'],
  ['VT', '05600-05999'],
  ['CT', '06000-06999'],
  ['NY', '06390-06390'],
  ['NJ', '07000-08999'],
  ['AE', '09000-09899'],
  ['NY', '10000-14999'],
  ['PA', '15000-19699'],
  ['DE', '19700-19999'],
  ['DC', '20000-20099'],
  ['VA', '20100-20199'],
  ['DC', '20200-20599'],
  ['MD', '20588-20588'],
  ['VA', '20598-20598'],
  ['MD', '20600-21999'],
  ['VA', '22000-24699'],
  ['WV', '24700-26899'],
  ['NC', '27000-28999'],
  ['SC', '29000-29999'],
  ['GA', '30000-31999'],
  ['FL', '32000-33999'],
  ['AA', '34000-34099'],
  ['FL', '34100-34999'],
  ['AL', '35000-36999'],
  ['TN', '37000-38599'],
  ['MS', '38600-39799'],
  ['GA', '39800-39999'],
  ['KY', '40000-42799'],
  ['TN', '42223-42223'],
  ['OH', '43000-45999'],
  ['IN', '46000-47999'],
  ['MI', '48000-49999'],
  ['IA', '50000-52899'],
  ['WI', '53000-54999'],
  ['MN', '55000-56799'],
  ['DC', '56900-56999'],
  ['SD', '57000-57799'],
  ['ND', '58000-58899'],
  ['MT', '59000-59999'],
  ['ND', '59221-59221'],
  ['IL', '60000-62999'],
  ['MO', '63000-65899'],
  ['KS', '66000-67999'],
  ['NE', '68000-69399'],
  ['LA', '70000-71499'],
  ['AR', '71600-72999'],
  ['LA', '71749-71749'],
  ['OK', '73000-73299'],
  ['TX', '73300-73399'],
  ['OK', '73400-74999'],
  ['TX', '73949-73949'],
  ['TX', '73960-73960'],
  ['TX', '75000-79999'],
  ['CO', '80000-81699'],
  ['NM', '81137-81137'],
  ['WY', '82000-83199'],
  ['ID', '83200-83899'],
  ['WY', '83414-83414'],
  ['UT', '84000-84799'],
  ['AZ', '85000-86599'],
  ['UT', '86044-86044'],
  ['NM', '86515-86515'],
  ['NM', '87000-88499'],
  ['TX', '88500-88599'],
  ['NV', '88900-89899'],
  ['CA', '89439-89439'],
  ['CA', '90000-96199'],
  ['AP', '96200-96699'],
  ['HI', '96700-96899'],
  ['AS', '96799-96799'],
  ['GU', '96900-96999'],
  ['MP', '96950-96950'],
  ['MP', '96951-96951'],
  ['MP', '96952-96952'],
  ['OR', '97000-97999'],
  ['CA', '97635-97635'],
  ['WA', '98000-99499'],
  ['AK', '99500-99999'],
];

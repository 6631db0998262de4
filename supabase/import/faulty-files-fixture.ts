import { toWorkbook } from '#app/domain/import/read/workbook-fixture.ts';

const header = 'Business Name,Address,City,State,Zip,Phone,Website';
const good = 'Oak Street Diner,1200 S Lamar Blvd,Austin,TX,78704,512-867-5309,oak.example.com';

const utf8 = (text: string) => new TextEncoder().encode(text);
const lines = (...rows: string[]) => utf8(`${rows.join('\n')}\n`);

/** Rows 1 and 2 of the issue: each has a name and a place. */
const cells = [
  'No Phone Cafe,1 Main St,Austin,TX,78701,NA,n/a',
  'Dash Cafe,2 Main St,Austin,TX,78701,-,none',
  'Call Cafe,3 Main St,Austin,TX,78701,555-CALL,see facebook',
  'Zero Cafe,4 Main St,Austin,TX,78701,(000) 000-0000,http://',
  'Short Cafe,5 Main St,Austin,TX,78701,512-55,https://short.example.com',
  'Extension Cafe,6 Main St,Austin,TX,78701,(512) 867-5301 ext. 12,',
  'Two Phones Cafe,7 Main St,Austin,TX,78701,512-867-5302 / 512-867-5303,',
  'Bad Zip Cafe,8 Main St,Austin,TX,00000,512-867-5304,',
  'Missing Zip Cafe,9 Main St,Austin,TX,,512-867-5305,',
  'Spreadsheet Cafe,10 Main St,Austin,TX,78701.0,512-867-5306,',
  'Lost Zero Cafe,11 Main St,Burlington,VT,5401,802-867-5307,',
  'Puerto Rico Cafe,12 Calle Luna,San Juan,PR,901,787-867-5308,',
];

const placeHeader = 'Name,Street,City,State,Zip,Latitude,Longitude';
const places = [
  'Wrong Zip Cafe,1 Main St,Austin,TX,10001,30.2672,-97.7431',
  'Wrong Point Cafe,2 Main St,Austin,TX,78701,40.7128,-74.0060',
  'Wrong State Cafe,3 Main St,Austin,NY,78701,30.2672,-97.7431',
  'Swapped Point Cafe,4 Main St,Austin,TX,78701,-97.7431,30.2672',
  'Zero Point Cafe,5 Main St,Austin,TX,78701,0,0',
];

const mac: Readonly<Record<string, number>> = { é: 0x8e, ñ: 0x96, ü: 0x9f, '’': 0xd5 };
const toMacRoman = (text: string) =>
  Uint8Array.from(text, (letter) => mac[letter] ?? letter.charCodeAt(0));

const accents = `${header}
Café Olé,1 Main St,Austin,TX,78701,512-867-5309,
Señor Peña’s,2 Main St,Austin,TX,78701,512-867-5310,
Müller’s Bakery,3 Main St,Austin,TX,78701,512-867-5311,
`;

const split = [
  'DBA Name,Street_Number,Street_Dir,Street_Name,Street_Suffix,Unit,City,State,Zip',
  'OAK STREET DINER,1200,S,LAMAR,BLVD,STE 4,AUSTIN,TX,78704',
  'ELM CAFE,9,,ELM,ST,,AUSTIN,TX,78701',
];

/** Small files with faults on purpose, as offices hand them out. */
export const faultyFiles = {
  cells: lines(header, ...cells),
  places: lines(placeHeader, ...places),
  mixedLineEnds: utf8(
    `${header}\r\n${good}\rElm Cafe,2 Elm St,Austin,TX,78701,,\nAsh Cafe,3 Ash St,Austin,TX,78701,,\r\n`,
  ),
  badByte: Uint8Array.from([
    ...utf8(`${header}\nCafé Olé,1 Main St,Austin,TX,78701,,\nElm`),
    0xff,
    ...utf8(' Cafe,2 Elm St,Austin,TX,78701,,\n'),
  ]),
  utf16Little: Buffer.from(accents, 'utf16le'),
  utf16Big: Buffer.from(accents, 'utf16le').swap16(),
  macRoman: toMacRoman(accents),
  titles: lines('Licenses of the City of Austin', 'As of November 2026', '', header, good),
  noHeader: lines(
    '10001,Oak Street Diner,1200 S Lamar Blvd,Austin,TX,78704,512-867-5309',
    '10002,Elm Cafe,9 Elm St,Austin,TX,78701,512-867-5310',
    '10003,Ash Bakery,12 Ash Ave,Austin,TX,78702,512-867-5311',
    '10004,Fir Books,14 Fir Rd,Austin,TX,78703,512-867-5312',
  ),
  duplicateHeaders: lines(
    'Name,Address,Address,City,State,Zip,Phone,Phone',
    'Oak Street Diner,1200 S Lamar Blvd,Suite 4,Austin,TX,78704,512-867-5309,512-867-5310',
    'Elm Cafe,9 Elm St,,Austin,TX,78701,512-867-5311,',
  ),
  unclosedQuote: lines(
    header,
    good,
    '"Broken Cafe,2 Elm St,Austin,TX,78701,,',
    '"Ash Cafe","3 Ash St",Austin,TX,78701,,',
    'Fir Cafe,4 Fir St,Austin,TX,78701,,',
  ),
  splitAddress: lines(...split),
  fullAddress: lines(
    'Facility Name,Full Address,Telephone',
    '"Oak Street Diner","1200 S Lamar Blvd, Austin, TX 78704",512-867-5309',
    '"Elm Cafe","9 Elm St Ste 3, Round Rock, Texas 78664-1234",',
  ),
  spreadsheet: toWorkbook({
    Notes: [['Made by hand']],
    Listings: [
      header.split(','),
      good.split(','),
      ['Elm Cafe', '9 Elm St', 'Burlington', 'VT', 5401, 8028675307, ''],
    ],
  }),
} satisfies Record<string, Uint8Array>;

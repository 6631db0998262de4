import { expect, test } from 'vitest';
import { tidyName } from './clean-cell.ts';

test.each([
  ['Atrium Cafe, The', 'The Atrium Cafe'],
  ['steak house the', 'The steak house'],
  ['palm the (los angeles)', 'The palm (los angeles)'],
  ['Traveling Dogs (WCID #495)', 'Traveling Dogs'],
  ['"Y Not Wednesday Market"', 'Y Not Wednesday Market'],
  ['M&M CONSTRUCTION & REMODELINGLLC', 'M&M CONSTRUCTION & REMODELING LLC'],
  ['SERVICES GROUPINC', 'SERVICES GROUP INC'],
  ['JAMES R. WALLACE & ASSOCIATESPLLC', 'JAMES R. WALLACE & ASSOCIATES PLLC'],
  ['JAPANESE STEAKHOUSE &SUSHI BAR', 'JAPANESE STEAKHOUSE & SUSHI BAR'],
  ['SPANISH INTERPRETERS& TRANSLATORS', 'SPANISH INTERPRETERS & TRANSLATORS'],
  ['GALLERIA OF JEWELRY#2524', 'GALLERIA OF JEWELRY #2524'],
  ['LITTLE, MARSHALL,ROMINE & CO', 'LITTLE, MARSHALL, ROMINE & CO'],
])('%j is the name %j', (written, name) => {
  expect(tidyName(written)).toBe(name);
});

test.each(['A&W', 'Zinc', 'ZINC', 'B&B Theatres', 'By The Sea', 'Suite #4', 'Bar (Upstairs)'])(
  '%j stays',
  (name) => {
    expect(tidyName(name)).toBe(name);
  },
);

import { expect, test } from 'vitest';
import {
  cutText,
  formatCapitals,
  formatStreetCapitals,
  readListCell,
  tidyName,
} from './clean-cell.ts';

test.each([
  ['Café', 60, 'Café'],
  ['Cafés', 4, 'Café'],
  ['ab🍕c', 4, 'ab🍕'],
  ['ab🍕c', 3, 'ab'],
])('%j cut after %i units is %j', (text, maxLength, cut) => {
  expect(cutText(text, maxLength)).toBe(cut);
});

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

test.each([
  ["MCDONALD'S", "McDonald's"],
  ['IHOP', 'IHOP'],
  ['IHOP #1234', 'IHOP #1234'],
  ['DTLA CHEESE', 'DTLA Cheese'],
  ["O'HARA'S PUB", "O'Hara's Pub"],
  ['D’ANGELO PIZZA', 'D’Angelo Pizza'],
  ['CVS PHARMACY', 'CVS Pharmacy'],
  ['SUBWAY', 'Subway'],
  ["MACY'S", "Macy's"],
  ["JOE'S BBQ & GRILL", "Joe's BBQ & Grill"],
  ['THE HOUSE OF PIES', 'The House of Pies'],
  ['TAQUERIA LA ESPERANZA', 'Taqueria La Esperanza'],
  ['PAN DE VIDA BAKERY, LLC', 'Pan de Vida Bakery, LLC'],
  ['SMITH & SONS INC.', 'Smith & Sons Inc.'],
  ['7-ELEVEN', '7-Eleven'],
  ['A-1 AUTO REPAIR', 'A-1 Auto Repair'],
  ['H-E-B', 'H-E-B'],
  ['J.C. PENNEY', 'J.C. Penney'],
  ['A&W RESTAURANT', 'A&W Restaurant'],
  ['AT&T STORE', 'AT&T Store'],
  ['WAL-MART SUPERCENTER', 'Wal-Mart Supercenter'],
  ['24HR FITNESS', '24hr Fitness'],
  ['1ST STREET MARKET', '1st Street Market'],
  ["ST. JOHN'S HOSPITAL", "St. John's Hospital"],
  ['JOHN SMITH MD', 'John Smith MD'],
  ['HENRY VIII PUB (DOWNTOWN)', 'Henry VIII Pub (Downtown)'],
  ['CAFÉ ÉTOILE', 'Café Étoile'],
  ['REI', 'REI'],
  ['123', '123'],
  ["McDonald's", "McDonald's"],
  ['eBay Store', 'eBay Store'],
  ['DTLA Cheese', 'DTLA Cheese'],
  ['1200 NW 5TH AVE STE B', '1200 NW 5th Ave Ste B'],
  ['PO BOX 12', 'PO Box 12'],
])('%j is written %j', (text, written) => {
  expect(formatCapitals(text)).toBe(written);
});

test.each([
  ["arnie morton's of chicago", "Arnie Morton's of Chicago"],
  ["MGM'S LOUNGE", "MGM's Lounge"],
  ['7-ELEVEN STORE 25907B', '7-Eleven Store 25907B'],
])('%j becomes %j', (text, written) => {
  expect(formatCapitals(text)).toBe(written);
});

test.each([
  ['10121 N RODNEY PARHAM RD', '10121 N Rodney Parham Rd'],
  ['435 s. la cienega blvd.', '435 S. La Cienega Blvd.'],
  ['1600 AVENUE OF THE STARS', '1600 Avenue of the Stars'],
  ['2817 DEL RIO PL', '2817 Del Rio Pl'],
  ['100 ELM ST STE 4A', '100 Elm St Ste 4A'],
  ['228 MC DOWELL STREET', '228 Mc Dowell Street'],
])('the street %j is written %j', (street, written) => {
  expect(formatStreetCapitals(street)).toBe(written);
});

test.each([
  ["[u'Bars', u'American (New)']", 'Bars; American (New)'],
  [`["Bakeries","Joe's"]`, "Bakeries; Joe's"],
  [`[u"Men's Clothing", u'Bars']`, "Men's Clothing; Bars"],
  ['[722511]', '[722511]'],
  ['Bars, Pubs', 'Bars, Pubs'],
])('a list as programs print it is read: %j', (cell, text) => {
  expect(readListCell(cell)).toBe(text);
});

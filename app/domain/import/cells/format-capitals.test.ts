import { expect, test } from 'vitest';
import { formatCapitals, formatStreetCapitals } from './format-capitals.ts';

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
  ['100 ELM ST STE 4A', '100 Elm St Ste 4A'],
  ['228 MC DOWELL STREET', '228 Mc Dowell Street'],
])('the street %j is written %j', (street, written) => {
  expect(formatStreetCapitals(street)).toBe(written);
});

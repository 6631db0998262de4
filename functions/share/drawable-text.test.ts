import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { createDrawableText } from './drawable-text.ts';
import { readFont } from './read-font.ts';

const file =
  '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf';
const toDrawable = createDrawableText(
  readFont(readFileSync(createRequire(import.meta.url).resolve(file))),
);

test.each([
  ['Golden Cafe', 'Golden Cafe'],
  ['Peña’s Taquería & Café “Añejo” — No. 1', 'Peña’s Taquería & Café “Añejo” — No. 1'],
  ['Phở Hồng Đức', 'Phở Hồng Đức'],
  ['Łódź Žižkov Straße', 'Łódź Žižkov Straße'],
  ['a letter and its mark: Cafe\u0301', 'a letter and its mark: Café'],
  ['🍕 Joe’s Pizza 🍕', 'Joe’s Pizza'],
  ['☕️ Corner 1️⃣', 'Corner 1'],
  ['Soft\u00ADhyphen\u200D', 'Softhyphen'],
])('%s is drawn as %s', (text, drawn) => {
  expect(toDrawable(text)).toBe(drawn);
});

test.each([
  ['Japanese', '東京ラーメン'],
  ['Japanese beside Latin', '東京 Ramen'],
  ['Korean', '한국식당'],
  ['Arabic', 'مطعم الشام'],
  ['Hebrew', 'מאפייה'],
  ['Thai', 'ร้านอาหารไทย'],
  ['Hindi', 'स्वाद'],
  ['Cyrillic', 'Пекарня'],
  ['Greek', 'Ταβέρνα'],
  ['Cherokee', 'ᏣᎳᎩ'],
  ['marks that no letter has', 'Za\u0353\u0359lgo'],
  ['bold letters of mathematics', '𝐂𝐚𝐟𝐞'],
  ['emoji alone', '🍕'],
  ['a flag alone', '🇲🇽'],
  ['punctuation alone', '…!'],
  ['nothing', ''],
])('%s is left out, and no box is drawn', (_, text) => {
  expect(toDrawable(text)).toBeNull();
});

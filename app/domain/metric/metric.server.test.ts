import { expect, test } from 'vitest';
import { isRobot } from './metric.server.ts';

test.each([
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'facebookexternalhit/1.1',
  'Mozilla/5.0 (Linux; Android 11) Chrome/141.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
])('%s is a robot', (userAgent) => expect(isRobot(userAgent)).toBe(true));

test.each([
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; CUBOT P80) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
  undefined,
])('%s is a person', (userAgent) => expect(isRobot(userAgent)).toBe(false));

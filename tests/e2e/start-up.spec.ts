import { screens } from '../support/screens.ts';
import { expect, hydrated, settled, test } from './test.ts';

const readByMany = new Set([
  'home',
  'results',
  'metro',
  'listing',
  'guides',
  'guide',
  'blog',
  'post',
  'help',
]);

test('no screen that many read starts Intl, which takes a phone 100 ms', async ({ page }) => {
  await page.addInitScript(() => {
    const used: string[] = [];
    Object.assign(window, { used });
    const noteCalls = (owner: object, name: string) => {
      const call = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      Object.defineProperty(owner, name, {
        value: new Proxy(call, {
          apply: (...given) => (used.push(name), Reflect.apply(...given)),
          construct: (...given) => (used.push(name), Reflect.construct(...given) as object),
        }),
      });
    };
    for (const name of Object.getOwnPropertyNames(Intl)) {
      if (typeof Reflect.get(Intl, name) === 'function') noteCalls(Intl, name);
    }
    noteCalls(String.prototype, 'localeCompare');
    for (const { prototype } of [Number, Date]) {
      for (const name of Object.getOwnPropertyNames(prototype)) {
        if (name.startsWith('toLocale')) noteCalls(prototype, name);
      }
    }
  });
  for (const { path } of screens.filter(({ name }) => readByMany.has(name))) {
    await page.goto(path);
    await hydrated(page);
    await settled(page); // What is left for an idle moment has then come, too.
    expect(await page.evaluate(() => Reflect.get(window, 'used') as string[]), path).toEqual([]);
  }
});

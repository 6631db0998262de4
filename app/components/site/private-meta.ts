import type { MetaDescriptor } from 'react-router';
import { site } from '#app/config/site.ts';

/** The head of a screen that nobody should find by a search engine. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

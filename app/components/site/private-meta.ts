import type { MetaDescriptor } from 'react-router';
import { site } from '#app/config/site.ts';

/** Returns the metadata of a screen that search engines must not index. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} · ${site.name}` }, { name: 'robots', content: 'noindex' }];
}

import { data } from 'react-router';
import type { ArticleKind } from '#app/domain/editorial/editorial.ts';

/** @throws a 404 response for anything else */
export function parseKind(kind: string): ArticleKind {
  if (kind !== 'guide' && kind !== 'post') throw data(null, { status: 404 });
  return kind;
}

import { data } from 'react-router';
import type { ArticleKind } from '#app/domain/editorial/editorial.ts';

/** @throws a response 404 for what is no kind */
export function parseKind(kind: string): ArticleKind {
  if (kind !== 'guide' && kind !== 'post') throw data(null, { status: 404 });
  return kind;
}

import type { MetaDescriptor } from 'react-router';
import { privateMeta } from '#app/components/site/private-meta.ts';
import { needsSessionMeta } from './early-session.ts';

/** The head of a screen for people with a session; others are sent on before it loads. */
export function signedInMeta(title: string): MetaDescriptor[] {
  return [...privateMeta(title), needsSessionMeta];
}

import type { ReactNode } from 'react';

/** Wraps a part of a sentence, for example in a link. */
export type Wrap = (text: string) => ReactNode;

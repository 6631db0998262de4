import { renderToStaticMarkup } from 'react-dom/server';
import { Letter } from '#app/components/letter/letter.tsx';
import type { PrintedLetter } from '#app/domain/owner-code/owner-code-calls.ts';

/** Returns a letter as the document that a mailing service prints, of up to 10,000 characters. */
export function writeLetter(letter: PrintedLetter, origin: string): string {
  const page = renderToStaticMarkup(<Letter letter={letter} origin={origin} isMailed />);
  return `<!doctype html><meta charset="utf-8"><body style="margin:0">${page}`;
}

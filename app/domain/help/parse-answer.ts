import type { AnswerPiece } from './help.ts';

const link = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

/** Parses an answer into paragraphs of plain text and links. */
export function parseAnswer(answer: string): AnswerPiece[][] {
  return answer.split(/\n{2,}/).map(cutLinks);
}

/** Returns the text of an answer without links. */
export function toPlainText(answer: string): string {
  return parseAnswer(answer)
    .map((pieces) => pieces.map(({ text }) => text).join(''))
    .join('\n\n');
}

function cutLinks(paragraph: string): AnswerPiece[] {
  const found = link.exec(paragraph);
  if (!found) return paragraph === '' ? [] : [{ text: paragraph }];
  const [whole, text = '', to = ''] = found;
  const before = paragraph.slice(0, found.index);
  const after = paragraph.slice(found.index + whole.length);
  return [...(before === '' ? [] : [{ text: before }]), { text, to }, ...cutLinks(after)];
}

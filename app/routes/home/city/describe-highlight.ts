import type { ListingCard } from '#app/domain/business/business.ts';

/** Shorter says too little, longer does not fit on a line or two. */
const quoteLength = { min: 20, max: 110 };

/**
 * Returns one line on why a listing is worth a visit: the first sentence of a good review, else what
 * the business says of itself; null if neither fits.
 */
export function describeHighlight(
  { description, attributes }: Pick<ListingCard, 'description' | 'attributes'>,
  review: string | undefined,
): string | null {
  const quote = firstSentence(review);
  if (quote !== null) return `“${quote}”`;
  return firstSentence(description) ?? (attributes.slice(0, 3).join(', ') || null);
}

function firstSentence(text: string | null | undefined): string | null {
  const [sentence = ''] = /^[^\n]*?[.!?](?=\s|$)/.exec(text ?? '') ?? [];
  const { min, max } = quoteLength;
  return sentence.length >= min && sentence.length <= max ? sentence : null;
}

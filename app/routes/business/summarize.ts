import type { Business } from '#app/domain/business/business.ts';
import { describeClosure } from '#app/domain/business/business-labels.ts';

/** About as much as search engines show below a title. */
const lettersShown = 155;

/** Summarizes a listing in a sentence or two, cut between words. */
export function summarize(business: Business): string {
  const { name, category, city, state, description } = business;
  const facts = describeClosure(business) ?? 'Opening hours, reviews, phone number and directions.';
  const summary = `${name}: ${category.name} in ${city}, ${state}. ${facts} ${description ?? ''}`;
  const text = summary.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= lettersShown) return text;
  return `${text.slice(0, text.lastIndexOf(' ', lettersShown - 1)).replace(/\W+$/, '')}…`;
}

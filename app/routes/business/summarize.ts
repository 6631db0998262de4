import type { Business } from '#app/domain/business/business.ts';
import { describeClosure } from '#app/domain/business/business-labels.ts';
import * as t from '#app/messages/routes/business/business.tsx';

/** About as much as search engines show below a title. */
const lettersShown = 155;

/** Summarizes a listing in a sentence or two, cut between words. */
export function summarize(business: Business): string {
  const { name, category, city, state, description } = business;
  const facts = describeClosure(business) ?? t.summaryOfOpen;
  const summary = t.summary({ name, category: category.name, place: `${city}, ${state}`, facts });
  const text = `${summary} ${description ?? ''}`.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= lettersShown) return text;
  return `${text.slice(0, text.lastIndexOf(' ', lettersShown - 1)).replace(/\W+$/, '')}…`;
}

import type { OwnListing } from '#app/domain/business/find-own-listings.ts';

type Part = OwnListing['completeness']['missing'][number];

/** The next step, and why it matters: only what this directory does. */
const steps: Record<Part, string> = {
  hours: 'Add opening hours: who searches for what is open now does not find a listing without.',
  photos: 'Add a photo: it stands in search results and on your page in place of a drawing.',
  phone: 'Add a phone number: visitors call it from your page with one tap.',
  description: 'Add a description: search looks for its words, too.',
  website: 'Add your website: your page links to it.',
  services: 'Add services with prices: visitors read on your page what you do and what it costs.',
  place: 'Put it on the map: until then it stands in the middle of its zip code.',
  attributes: 'Add what is special about it: visitors search for these words, too.',
};

/** How much of what visitors look for a listing says, with the best next step. */
export function Completeness({ listing: { completeness, role } }: { listing: OwnListing }) {
  const { percent, missing } = completeness;
  const [next] = role === 'hours' ? missing.filter((part) => part === 'hours') : missing;
  return (
    <span className="mt-1 block text-sm">
      {percent} % complete
      {next && <span className="block text-soft">{steps[next]}</span>}
    </span>
  );
}

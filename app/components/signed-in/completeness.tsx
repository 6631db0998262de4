import { Link } from 'react-router';
import type { OwnListing } from '#app/domain/business/business-calls.ts';

type Part = OwnListing['completeness']['missing'][number];

/**
 * By missing part: the screen to add it on, the next step, and why it matters (only claims that
 * this directory fulfils).
 */
const steps: Record<Part, { to: string; todo: string; why: string }> = {
  hours: {
    to: 'hours',
    todo: 'Add opening hours',
    why: 'listings without hours do not appear under “Open now”.',
  },
  photos: {
    to: 'photos',
    todo: 'Add a photo',
    why: 'it replaces the drawing in search results and on your page.',
  },
  phone: {
    to: 'details',
    todo: 'Add a phone number',
    why: 'visitors can call you with one tap.',
  },
  description: {
    to: 'details',
    todo: 'Add a description',
    why: 'search finds its words, too.',
  },
  website: { to: 'details', todo: 'Add your website', why: 'your page links to it.' },
  services: {
    to: 'services',
    todo: 'Add services with prices',
    why: 'visitors see what you offer and what it costs.',
  },
  place: {
    to: 'details',
    todo: 'Set your location',
    why: 'until then, the dot is at the center of your zip code.',
  },
  attributes: {
    to: 'attributes',
    todo: 'Add features',
    why: 'visitors can search for them.',
  },
};

type CompletenessProps = {
  listing: OwnListing;
  /** Whether to explain why the next step matters: where the listing is shown alone. */
  saysWhy?: boolean;
};

/** Shows how complete a listing is, with a link to the best next step. */
export function Completeness({ listing, saysWhy = false }: CompletenessProps) {
  const { id, name, role, completeness } = listing;
  const { percent, missing } = completeness;
  const [next] = role === 'hours' ? missing.filter((part) => part === 'hours') : missing;
  return (
    <div className={saysWhy ? '' : 'text-sm'}>
      <p className={saysWhy ? 'text-lg font-semibold' : ''}>{percent}% complete</p>
      {saysWhy && (
        <progress
          className="my-2 block w-full max-w-80"
          aria-hidden="true"
          value={percent}
          max={100}
        />
      )}
      {next && (
        <p className="max-w-[60ch] text-soft">
          <Link className="link-quiet" to={`/business-profile/${id}/${steps[next].to}`}>
            {steps[next].todo}
            <span className="sr-only"> to {name}</span>
          </Link>
          {saysWhy && `: ${steps[next].why}`}
        </p>
      )}
    </div>
  );
}

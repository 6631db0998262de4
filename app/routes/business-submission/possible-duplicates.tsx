import { useState, useEffect, useId } from 'react';
import { SimilarListing } from '#app/components/submission/similar-listing.tsx';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import type { Content, SimilarBusiness } from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';

/** Debounces typing. */
const delayMs = 400;

/** Looks for existing listings that may be the described business. */
export function PossibleDuplicates({ content }: { content: Content }) {
  const similar = useSimilar(content);
  const id = useId();
  return (
    <div>
      <p className="sr-only" role="status">
        {similar.length > 0 && t.similarCount({ count: similar.length })}
      </p>
      {similar.length > 0 && (
        <TitledSection
          className="mb-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]"
          id={id}
          title={t.similarTitle}
        >
          <p className="mt-1 text-sm text-soft">{t.similarText}</p>
          <ul className="mt-3 border-t border-ink">
            {similar.map((listing) => (
              <SimilarListing key={listing.id} listing={listing} />
            ))}
          </ul>
        </TitledSection>
      )}
    </div>
  );
}

function useSimilar(content: Content): SimilarBusiness[] {
  const { name, street, city, state, zip_code, phone, website } = content;
  const [found, setFound] = useState<SimilarBusiness[]>([]);
  const known = JSON.stringify({ name, street, city, state, zip_code, phone, website });
  const isEnough = name.trim().length >= 3 && (city !== '' || zip_code !== '');
  useEffect(() => {
    if (!isEnough) return;
    const ended = new AbortController();
    const timer = setTimeout(() => {
      fetchSimilar(known, ended.signal)
        .then(setFound)
        // Optional: the form works without it, and an admin looks for duplicates, too.
        .catch(() => undefined);
    }, delayMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [known, isEnough]);
  return isEnough ? found : [];
}

async function fetchSimilar(body: string, signal: AbortSignal): Promise<SimilarBusiness[]> {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch('/api/similar-businesses', { method: 'POST', headers, body, signal });
  return answer.ok ? answer.json() : [];
}

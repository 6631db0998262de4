import { useDeferredValue, useEffect, useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import { ArticleText } from '#app/components/article/article-text.tsx';
import type { ArticleBody, EmbeddedListing } from '#app/domain/article/article.ts';
import { findListingSlugs } from '#app/domain/editorial/editorial.ts';
import { findEmbeddedListings } from '#app/domain/editorial/editorial-calls.ts';

/** A preview of the text, shortly after typing. */
export function ArticlePreview({ body }: { body: string }) {
  const written = useDeferredValue(body);
  const [renderedAt] = useState(() => Date.now());
  const text = useParsed(written);
  const listings = useListings(findListingSlugs(written).join(' '));
  const words = written.trim() === '' ? 0 : written.trim().split(/\s+/).length;
  return (
    <section
      className="mt-8 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
      aria-labelledby="preview"
    >
      <h2 className="border-b border-ink pb-2 text-title" id="preview">
        Preview <span className="text-base font-normal text-soft">· {words} words</span>
      </h2>
      <div className="mt-4">
        {words === 0 ? (
          <p className="text-soft">A preview of what you write appears here.</p>
        ) : (
          text && <ArticleText blocks={text.blocks} listings={listings} renderedAt={renderedAt} />
        )}
      </div>
    </section>
  );
}

/** Only this screen loads the parser; public pages contain parsed texts. */
function useParsed(source: string): ArticleBody | null {
  const [parse, setParse] = useState<((source: string) => ArticleBody) | null>(null);
  useEffect(() => {
    void import('#app/domain/article/parse-markdown.ts').then(({ parseMarkdown }) =>
      setParse(() => parseMarkdown),
    );
  }, []);
  return parse === null ? null : parse(source);
}

/** @param slugs separated by spaces */
function useListings(slugs: string): EmbeddedListing[] {
  const [listings, setListings] = useState<EmbeddedListing[]>([]);
  useEffect(() => {
    if (slugs === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      // Without them, the preview says that each is missing; the next change tries again.
      const found = await openSession()
        .then((db) => findEmbeddedListings({ db }, slugs.split(' ')))
        .catch(() => null);
      if (isWanted && found) setListings(found);
    }, 300);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [slugs]);
  return listings;
}

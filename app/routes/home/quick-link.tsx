import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { rememberLastPlace } from '#app/browser/last-place.ts';
import { searchAddress } from '#app/components/search/search-address.ts';
import type { Wish } from '#app/components/search/site-search.tsx';
import { findWhereBox } from '#app/components/search/where-box.ts';

type QuickLinkProps = {
  wish: Wish;
  /** Called if no place is known. */
  onAskWhere: (wish: Wish) => void;
  children: ReactNode;
};

/** A search with one tap, around the place in the box; without JavaScript everywhere. */
export function QuickLink({ wish, onAskWhere, children }: QuickLinkProps) {
  const navigate = useNavigate();
  const changes = { category: wish.category?.slug ?? null, open: wish.open };

  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const near = findWhereBox()?.value.trim() ?? '';
    if (near === '') {
      // A new object each time, so that the box gets the focus each time.
      onAskWhere({ ...wish });
      return;
    }
    rememberLastPlace(near);
    void navigate(searchAddress({ ...changes, near }));
  }

  return (
    <li>
      <Link
        className="inline-flex min-h-11 items-center rounded-round border-[1.5px] border-rule-strong bg-paper px-4 font-medium hover:border-ink hover:text-accent"
        to={searchAddress(changes)}
        onClick={follow}
      >
        {children}
      </Link>
    </li>
  );
}

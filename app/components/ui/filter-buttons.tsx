import { Link } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import * as t from '#app/messages/components/ui.ts';

/** The buttons below the filters of a list; usable once the page is hydrated. */
export function FilterButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <button className="button-solid" type="submit" disabled={!useHydrated()}>
        {t.apply}
      </button>
      <Link className="button-line" to="?">
        {t.clearFilters}
      </Link>
    </div>
  );
}

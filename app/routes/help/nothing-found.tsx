import { EmptyState } from '#app/components/ui/empty-state.tsx';
import { site } from '#app/config/site.ts';

/** No answer matches; says whom to ask. */
export function NothingFound() {
  return (
    <EmptyState title="We have no answer to that yet">
      <p className="mt-3 max-w-[52ch] text-soft">
        Try fewer or other words, or write to{' '}
        <a className="link-quiet text-ink" href={`mailto:${site.contactEmail}`}>
          {site.contactEmail}
        </a>
        . A person reads it.
      </p>
    </EmptyState>
  );
}

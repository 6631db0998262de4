import { site } from '#app/config/site.ts';

/** When no answer has the words: a person to ask. */
export function NothingFound() {
  return (
    <div className="mt-8 max-w-2xl rounded-card bg-sunk p-6 sm:p-8">
      <h2 className="text-section">We have no answer to that yet</h2>
      <p className="mt-2 text-soft">
        Try fewer or other words, or write to{' '}
        <a className="link-quiet text-ink" href={`mailto:${site.contactEmail}`}>
          {site.contactEmail}
        </a>
        . A person reads it.
      </p>
    </div>
  );
}

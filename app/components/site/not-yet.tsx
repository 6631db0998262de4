import { site } from '#app/config/site.ts';

/** Says on screens that promise unfinished features what works today instead. */
export function NotYet() {
  return (
    <p className="mt-6 max-w-[58ch] rounded-card border-l-4 border-accent bg-wash px-4 py-3 text-sm">
      <strong>What works today:</strong> searching, reading, having an account, adding a business,
      claiming yours and keeping it up to date. Saving places, writing reviews and reporting from a
      page are being built; they will appear in your account. Until then corrections and reports go
      to{' '}
      <a className="link-quiet" href={`mailto:${site.contactEmail}`}>
        {site.contactEmail}
      </a>
      .
    </p>
  );
}

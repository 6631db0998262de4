import { site } from '#app/config/site.ts';

/**
 * The site's name beside its logo, an awning over a door. The narrowest mastheads show signed-in
 * users only the logo, because they contain more controls.
 */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg
        className="size-[min(2rem,9vw)]"
        viewBox="0 0 32 32"
        aria-hidden="true"
        focusable="false"
      >
        <path
          className="fill-accent"
          d="M5 5h22l4 10a4 4 0 0 1-7.5 2 4.3 4.3 0 0 1-7.5 0 4.3 4.3 0 0 1-7.5 0A4 4 0 0 1 1 15z"
        />
        <path className="fill-ink" d="M5 20.5h2.5V26H13v-5.5h6V26h5.5v-5.5H27V29H5z" />
      </svg>
      <span className="font-display text-[min(1.625rem,7.25vw)] leading-none font-bold tracking-[-0.035em] max-[22.5rem]:group-has-data-account/masthead:hidden">
        {site.name}
      </span>
    </span>
  );
}

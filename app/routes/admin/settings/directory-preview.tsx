import { Logo } from '#app/components/site/site-header.tsx';
import { site } from '#app/config/site.ts';
import { type Colors, derivePalette } from '#app/document/palette.ts';
import { findLogo } from '#app/domain/setting/logo.ts';

type DirectoryPreviewProps = {
  name?: string;
  tagline?: string;
  headline?: string;
  accent?: string | null;
  paper?: string | null;
  logo: string | null;
};

const readColor = (text = '') => (/^#[0-9a-f]{6}$/.test(text) ? text : null);

/** The directory as it will look, before it is saved. */
export function DirectoryPreview({ accent, paper, ...texts }: DirectoryPreviewProps) {
  const chosen = {
    accent: readColor(accent ?? ''),
    paper: readColor(paper ?? ''),
  };
  const { light, dark } = derivePalette(chosen);
  const isCorrected = chosen.accent !== null && chosen.accent !== light.accent;
  return (
    <div className="grid content-start gap-4 lg:sticky lg:top-6">
      <p className="kicker text-faint">Preview</p>
      <Sample {...texts} colors={light} />
      <Sample {...texts} colors={dark} />
      <p className="text-sm text-soft" role="status">
        {isCorrected &&
          `Text in ${chosen.accent} would be hard to read on this paper: ${light.accent} is used.`}
      </p>
    </div>
  );
}

type SampleProps = Omit<DirectoryPreviewProps, 'accent' | 'paper'> & { colors: Colors };

function Sample({ name, tagline, headline, logo, colors }: SampleProps) {
  const picture = findLogo(logo);
  // The policy forbids style attributes, not what a script sets.
  const paint = (element: HTMLElement | null) => {
    for (const [key, color] of Object.entries(colors)) {
      element?.style.setProperty(`--${key}`, color);
    }
  };
  return (
    <div className="rounded-card border border-rule bg-paper p-5 text-ink" ref={paint}>
      <p className="flex items-center gap-2.5 font-display text-title font-bold text-accent">
        {picture && (
          <span className="rounded-tag bg-white p-0.5">
            <Logo {...picture} />
          </span>
        )}
        {!picture?.isWordmark && (name || site.name)}
      </p>
      <p className="text-sm text-soft">{tagline || site.tagline}</p>
      <p className="mt-3 font-display text-section font-bold">{headline || site.headline}</p>
      <p className="mt-3 inline-block rounded-control bg-accent px-4 py-2 font-semibold text-on-accent">
        Search
      </p>
      <p className="mt-3 rounded-tag bg-wash px-2 text-accent-strong">Open now</p>
    </div>
  );
}

import { useId, useRef, useState } from 'react';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { Logo } from '#app/components/site/site-header.tsx';
import { findLogo } from '#app/domain/setting/logo.ts';

type LogoFieldsProps = {
  /** The present logo; null for the awning. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** The ground of icons, '#rrggbb'. */
  paper: string;
  error: string | undefined;
};

/** Chooses the files of logo and icon; all sizes are made and stored at once, and used with Save. */
export function LogoFields({ value, onChange, paper, error }: LogoFieldsProps) {
  const [said, setSaid] = useState('');
  const files = useRef<{ logo: File | null; icon: File | null }>({ logo: null, icon: null });
  const choose = async (name: 'logo' | 'icon', file: File | undefined) => {
    files.current[name] = file ?? null;
    const { logo, icon } = files.current;
    if (logo === null) return setSaid('Choose the logo as well.');
    setSaid('One moment…');
    try {
      const { drawLogo } = await import('./draw-logo.ts');
      onChange(await sendLogo(await drawLogo({ logo, icon, paper })));
      setSaid('All sizes are ready. Save to use them.');
    } catch (cause) {
      setSaid(cause instanceof Error ? cause.message : 'Please choose another file');
    }
  };
  const logo = findLogo(value);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">Logo and icon</legend>
      <input type="hidden" name="logo" value={value ?? ''} />
      {logo && (
        <div className="flex items-center gap-4">
          <Logo {...logo} />
          <button
            className="link-quiet min-h-11"
            type="button"
            onClick={() => {
              onChange(null);
              setSaid('Save to show the awning again.');
            }}
          >
            Remove logo
          </button>
        </div>
      )}
      <FileField label="Logo (SVG or PNG)" onChoose={(file) => void choose('logo', file)} />
      <FileField
        label="Icon, if not the logo (square)"
        onChoose={(file) => void choose('icon', file)}
      />
      <p className="text-xs text-soft">
        On pages, in emails, browser tabs, home screens and shared links. A wide logo stands instead
        of the name.
      </p>
      <p className="text-sm" role="status">
        {error ?? said}
      </p>
    </fieldset>
  );
}

type FileFieldProps = { label: string; onChoose: (file: File | undefined) => void };

function FileField({ label, onChoose }: FileFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="block text-sm" htmlFor={id}>
        {label}
      </label>
      <input
        className="mt-1 min-h-11 w-full text-sm"
        type="file"
        id={id}
        accept="image/svg+xml,image/png"
        onChange={({ target }) => onChoose(target.files?.[0])}
      />
    </div>
  );
}

/** @throws Error with a sentence for people */
async function sendLogo(pictures: Record<string, string>): Promise<string> {
  const headers = await getAuthorization(await openSession());
  const response = await fetch('/api/setup/logo', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(pictures),
  }).catch(() => null);
  if (!response?.ok) throw new Error('The pictures could not be stored. Please try again.');
  return (await response.json<{ id: string }>()).id;
}

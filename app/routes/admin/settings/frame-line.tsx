import { useState } from 'react';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { site } from '#app/config/site.ts';

/** Widths of columns on other websites, in pixels. */
const widths = [300, 600, 900];

/** Puts together the line of HTML with which another website shows the directory, with a preview. */
export function FrameLine() {
  const [typed, setTyped] = useState({ q: '', near: site.area.town ?? '' });
  const [width, setWidth] = useState(600);
  const params = new URLSearchParams(Object.entries(typed).filter(([, text]) => text.trim()));
  const address = `/frame${params.size > 0 ? `?${params}` : ''}`;
  const isList = typed.q.trim() !== '';
  const height = isList ? 600 : 260;
  const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const title = escape(isList ? `${typed.q} · ${site.name}` : `Search ${site.name}`);
  const source = escape(`${location.origin}${address}`);
  const line = `<iframe src="${source}" title="${title}" width="100%" height="${height}" style="border:0" loading="lazy"></iframe>`;
  return (
    <ScreenSection title="Line of HTML for other websites">
      <div
        className="grid max-w-xl gap-4"
        onInput={({ target: field }) => {
          if (!(field instanceof HTMLInputElement)) return;
          const { name, value } = field;
          setTyped((now) => ({ ...now, [name]: value }));
        }}
      >
        <TextField
          name="q"
          label="What"
          hint="A category or a street, like bakeries or Main Street. Empty: a search."
          autoComplete="off"
          defaultValue=""
        />
        <TextField
          name="near"
          label="Where"
          hint="Like Middlebury, VT"
          autoComplete="off"
          defaultValue={typed.near}
        />
        <label className="block text-sm font-semibold">
          Copy this line into the page
          <textarea
            className="mt-1 block w-full rounded-control border-[1.5px] border-rule-strong bg-raised p-3 font-mono text-sm font-normal"
            rows={4}
            readOnly
            value={line}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <fieldset className="flex flex-wrap gap-4">
          <legend className="text-sm font-semibold">Width of the preview</legend>
          {widths.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="width"
                checked={one === width}
                onChange={() => setWidth(one)}
              />
              {one} pixels
            </label>
          ))}
        </fieldset>
      </div>
      <div className="overflow-x-auto">
        <iframe
          className="rounded-card border border-rule"
          src={address}
          title="Preview"
          // Its links would leave this screen.
          sandbox=""
          width={width}
          height={height}
        />
      </div>
    </ScreenSection>
  );
}

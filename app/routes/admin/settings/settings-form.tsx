import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, useFetcher, useRevalidator } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { changesField } from '#app/browser/unsent/unsaved-forms.ts';
import {
  readSettingField,
  type SettingArea,
  settingAreas,
  type SettingField,
  settingFields,
} from '#app/components/admin/setting-fields.ts';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { shippedColors } from '#app/document/palette.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import { namesOf } from '#app/domain/text/text.ts';
import { formatList } from '#app/messages/sentences.ts';
import { DirectoryPreview } from './directory-preview.tsx';
import { FrameLine } from './frame-line.tsx';
import { Field } from './setting-field.tsx';
import { SettingHistory } from './setting-history.tsx';

/** All settings by area in one form, with a search, one bar that saves them, and their history. */
export function SettingsForm({ settings }: { settings: Setting[] }) {
  const fetcher = useFetcher<FormAnswer>();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [round, setRound] = useState(0);
  const [q, setQ] = useState('');
  const { state, data } = fetcher;
  const [answer, setAnswer] = useState(data);
  const errors = findErrors(data);
  const revisions = Object.fromEntries(settings.map(({ id, revision }) => [id, revision]));
  const read = (field: SettingField) =>
    readSettingField(
      field,
      settings.find(({ kind, name }) => kind === field.kind && name === field.name)?.value ?? null,
    );
  const changed = settingFields.filter((field) => (typed[field.id] ?? read(field)) !== read(field));
  const textOf = (id: string) => {
    const field = settingFields.find((one) => one.id === id);
    return typed[id] ?? (field ? read(field) : '');
  };
  const type = (id: string, text: string) => setTyped((now) => ({ ...now, [id]: text }));

  if (state === 'idle' && data !== answer) {
    setAnswer(data);
    if (data?.kind === 'done') setTyped({});
  }
  useEffect(() => {
    // Shows what somebody else has saved; the next attempt is based on it.
    if (state === 'idle' && data?.kind === 'failed') void revalidate();
  }, [state, data, revalidate]);

  function hear({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.type === 'checkbox') {
      const boxes = target.form?.querySelectorAll<HTMLInputElement>(
        `[name="${target.name}"]:checked`,
      );
      type(target.name, Array.from(boxes ?? [], ({ value }) => value).join('\n'));
      return;
    }
    const isField =
      target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement;
    if (isField && target.name) type(target.name, target.value);
  }

  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ area, label, hint }: SettingField) => {
    const text = `${settingAreas[area].title} ${label} ${hint}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const paper = textOf('identity.site.paper') || shippedColors.paper;
  return (
    <>
      <div className="mt-4 max-w-md">
        <label className="block text-sm font-semibold">
          Find a setting
          <input
            className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised px-3 font-normal"
            type="search"
            value={q}
            onChange={({ target }) => setQ(target.value)}
          />
        </label>
        <p className="sr-only" role="status">
          {q && `${settingFields.filter(isFound).length} settings`}
        </p>
      </div>
      <nav aria-label="Areas" className="mt-3 flex flex-wrap gap-x-5 text-sm">
        {namesOf(settingAreas).map((area) => (
          <a key={area} className="link-quiet inline-flex min-h-11 items-center" href={`#${area}`}>
            {settingAreas[area].title}
          </a>
        ))}
        <Link className="link-quiet inline-flex min-h-11 items-center" to="/dashboard/texts">
          Texts
        </Link>
        <Link
          className="link-quiet inline-flex min-h-11 items-center"
          to="/dashboard/queue/templates"
        >
          Saved reasons
        </Link>
      </nav>
      <SignedInForm fetcher={fetcher} intent="save" button={null}>
        <textarea
          className="hidden"
          name={changesField}
          value={JSON.stringify(Object.fromEntries(changed.map(({ id }) => [id, typed[id]])))}
          readOnly
        />
        <input type="hidden" name="revisions" value={JSON.stringify(revisions)} />
        {/* Remounted with what is saved now, and with what is typed. */}
        <div key={`${round} ${Object.values(revisions).join()}`} onInput={hear}>
          {namesOf(settingAreas).map((area) => (
            <Area
              key={area}
              area={area}
              isFound={isFound}
              preview={
                area === 'identity' && (
                  <DirectoryPreview
                    name={textOf('identity.site.name')}
                    tagline={textOf('identity.site.tagline')}
                    headline={textOf('identity.site.headline')}
                    accent={textOf('identity.site.accent')}
                    paper={textOf('identity.site.paper')}
                    logo={textOf('identity.site.logo') || null}
                  />
                )
              }
            >
              {(field) => (
                <Field
                  field={field}
                  value={textOf(field.id)}
                  error={errors[field.id]}
                  onChange={(text) => type(field.id, text)}
                  paper={paper}
                />
              )}
            </Area>
          ))}
        </div>
        {changed.length > 0 && (
          <SaveBar
            names={changed.map(({ label }) => label)}
            isSending={state !== 'idle'}
            onDiscard={() => {
              setTyped({});
              setRound(round + 1);
            }}
          />
        )}
      </SignedInForm>
      <div hidden={words.length > 0}>
        <FrameLine />
        <SettingHistory settings={settings} />
      </div>
    </>
  );
}

type AreaProps = {
  area: SettingArea;
  isFound: (field: SettingField) => boolean;
  preview: ReactNode;
  children: (field: SettingField) => ReactNode;
};

/** The fields of an area; those that are not searched for stay in the form, hidden. */
function Area({ area, isFound, preview, children }: AreaProps) {
  const fields = settingFields.filter((field) => field.area === area);
  const { title, about } = settingAreas[area];
  return (
    <div hidden={!fields.some(isFound)}>
      <ScreenSection id={area} title={title}>
        <p className="-mt-2 mb-4 max-w-2xl text-soft">{about}</p>
        <div className="grid items-start gap-x-12 gap-y-6 sm:grid-cols-2 2xl:grid-cols-3">
          {fields.map((field) => (
            <div
              key={field.id}
              id={field.id}
              className="min-w-0 scroll-mt-6"
              hidden={!isFound(field)}
            >
              {children(field)}
            </div>
          ))}
          {preview}
        </div>
      </ScreenSection>
    </div>
  );
}

type SaveBarProps = { names: string[]; isSending: boolean; onDiscard: () => void };

/** What is changed and not saved, in sight wherever it was changed. */
function SaveBar({ names, isSending, onDiscard }: SaveBarProps) {
  const isHydrated = useHydrated();
  return (
    <div
      className="sticky bottom-0 z-30 flex flex-wrap items-center gap-x-4 gap-y-2 border-t-[1.5px] border-ink bg-raised p-3"
      role="region"
      aria-label="Unsaved changes"
    >
      <p className="min-w-0 grow text-sm wrap-anywhere" role="status">
        <strong>{names.length === 1 ? '1 change' : `${names.length} changes`}:</strong>{' '}
        {formatList(names)}
      </p>
      <button className="button-line" type="button" onClick={onDiscard}>
        Discard
      </button>
      <button
        className="button-solid"
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isSending || undefined}
      >
        {isSending ? 'Saving…' : 'Save'}
      </button>
    </div>
  );
}

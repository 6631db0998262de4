import { type ReactNode, useEffect, useId, useReducer, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { useHydrated } from '#app/browser/hydration.ts';
import { changesField } from '#app/browser/unsent/unsaved-forms.ts';
import { ConflictChoices } from '#app/components/editors/conflict-choices.tsx';
import type { FieldContext } from '#app/components/editors/field-context.ts';
import { changeDraft, findChanged, startDraft } from '#app/components/editors/listing-draft.ts';
import { ListingFields } from '#app/components/editors/listing-fields.tsx';
import { FieldArea } from '#app/components/editors/listing-form.tsx';
import { useLocatedAddress } from '#app/components/editors/place-editor.tsx';
import { Subject } from '#app/components/signed-in/screen-section.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, isDoneField, readFormText } from '#app/components/ui/form-answer.ts';
import { findLocalDate } from '#app/domain/business/open-state.ts';
import type { EditableValues, FieldName } from '#app/domain/editing/editing-schema.ts';
import { type Content, emptyContent } from '#app/domain/submission/submission.ts';
import { toIsoDate } from '#app/domain/text/text.ts';
import { sending } from '#app/messages/components/ui.ts';
import * as t from '#app/messages/routes/business-profile/listing.tsx';
import type { EditAnswer } from './edit-answer.ts';
import { useListing } from './listing-context.ts';
import { PendingNotices } from './pending-notices.tsx';

export type Section = {
  title: string;
  about: string;
  fields: readonly FieldName[];
};

type ListingEditorProps = {
  sections: readonly Section[];
  /** Whether a section's text is above its fields, which need the width. */
  isWide?: boolean;
  context?: Partial<FieldContext>;
};

/** Some fields of a listing in sections, with one button that saves what was changed. */
export function ListingEditor({ sections, isWide = false, context }: ListingEditorProps) {
  const listing = useListing();
  const names = sections.flatMap(({ fields }) => fields);
  const fetcher = useFetcher<EditAnswer>();
  const { draft, dispatch } = useEditedListing(fetcher);
  const changed = findChanged(draft, names);
  const address = useLocatedAddress(names.includes('location') ? draft.content : emptyContent);
  const [now] = useState(() => new Date());
  const form = {
    draft,
    enter: (part: Partial<Content>) => dispatch({ type: 'enter', part }),
    fill: (part: Partial<Content>) => dispatch({ type: 'fill', part }),
  };
  const fieldContext: FieldContext = {
    categories: [],
    today: findLocalDate(listing.time_zone, now) ?? toIsoDate(now),
    timeZone: isWide ? listing.time_zone : null,
    address,
    ...context,
  };
  return (
    <div className={isWide ? 'mt-4 max-w-5xl' : 'mt-4'}>
      <PendingNotices fields={names} />
      <SignedInForm fetcher={fetcher} intent="listing" button={null}>
        <input type="hidden" name="business_id" value={listing.id} />
        <input type="hidden" name="old_values" value={JSON.stringify(pick(draft.base, names))} />
        <Changes text={JSON.stringify(pick(draft.content, changed))} />
        <FieldArea form={form}>
          <div>
            {sections.map(({ title, about, fields }) => {
              const isChanged = fields.some((name) => changed.includes(name));
              const editors = <ListingFields names={fields} form={form} context={fieldContext} />;
              const mark = isChanged && (
                <p className="text-sm font-semibold text-accent">{t.unsaved}</p>
              );
              return isWide ? (
                <WideSection
                  key={title}
                  {...{ title, about, mark }}
                  isAlone={sections.length === 1}
                >
                  {editors}
                </WideSection>
              ) : (
                <Subject key={title} {...{ title, about, mark }}>
                  <div className="grid gap-5">{editors}</div>
                </Subject>
              );
            })}
          </div>
        </FieldArea>
        <ConflictChoices
          conflicts={draft.conflicts}
          onChoose={(name, isTheirs) => dispatch({ type: 'choose', name, isTheirs })}
        />
        <SaveBar
          isSending={fetcher.state !== 'idle'}
          count={changed.length}
          onDiscard={() => dispatch({ type: 'start', base: draft.base })}
        />
      </SignedInForm>
    </div>
  );
}

/** What is entered, from what the screen loads and what its form is answered. */
function useEditedListing({ data: answer, formData }: { data?: EditAnswer; formData?: FormData }) {
  const { values } = useListing();
  const [draft, dispatch] = useReducer(changeDraft, values, (saved) =>
    startDraft({ ...emptyContent, ...saved }),
  );
  const sent = useRef<Partial<EditableValues>>({});
  useEffect(() => {
    if (formData && readFormText(formData, isDoneField) === '')
      sent.current = JSON.parse(readFormText(formData, changesField)) as Partial<EditableValues>;
  }, [formData]);
  useEffect(() => {
    if (answer?.kind === 'done')
      dispatch({ type: 'save', sent: sent.current, values: answer.values });
    if (answer?.kind === 'invalid') dispatch({ type: 'refuse', errors: findErrors(answer) });
    if (answer?.conflicts) dispatch({ type: 'conflict', conflicts: answer.conflicts });
  }, [answer]);
  useEffect(() => dispatch({ type: 'load', values }), [values]);
  return { draft, dispatch };
}

function pick(content: Content, names: readonly FieldName[]): Partial<Content> {
  return Object.fromEntries(names.map((name) => [name, content[name]]));
}

/** What differs from what is saved; a change of it counts as input, wherever it was made. */
function Changes({ text }: { text: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [text]);
  return <textarea ref={field} className="hidden" name={changesField} value={text} readOnly />;
}

type WideSectionProps = {
  title: string;
  about: string;
  mark: ReactNode;
  /** The only section of its screen, whose heading says the same. */
  isAlone: boolean;
  children: ReactNode;
};

function WideSection({ title, about, mark, isAlone, children }: WideSectionProps) {
  const id = useId();
  return (
    <section className="border-t border-rule py-9 first:border-0" aria-labelledby={id}>
      <h2 className={isAlone ? 'sr-only' : 'mb-2 text-title'} id={id}>
        {title}
      </h2>
      {mark}
      <p className="mb-5 max-w-[60ch] text-sm text-soft">{about}</p>
      {children}
    </section>
  );
}

type SaveBarProps = { isSending: boolean; count: number; onDiscard: () => void };

/** In sight wherever the screen is scrolled to. */
function SaveBar({ isSending, count, onDiscard }: SaveBarProps) {
  const isHydrated = useHydrated();
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-ink bg-paper py-3">
      <button
        className="button-solid pending-button"
        type="submit"
        disabled={!isHydrated}
        aria-disabled={isSending || undefined}
      >
        {isSending ? sending : t.save}
      </button>
      <p className="text-sm" role="status">
        {count > 0 && t.unsavedCount({ count })}
      </p>
      {count > 0 && (
        <button className="link-quiet min-h-11 text-sm" type="button" onClick={onDiscard}>
          {t.discardChanges}
        </button>
      )}
    </div>
  );
}

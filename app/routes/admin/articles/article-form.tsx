import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import {
  deleteFormDraft,
  fillFormFields,
  findFormDraft,
  readFormFields,
  saveFormDraft,
} from '#app/browser/storage/form-draft.ts';
import { findAnyListings } from '#app/components/listing/find-to-pick.ts';
import { ListingPicker } from '#app/components/listing/listing-picker.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { SignedInForm, draftField } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer, type FormErrors } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField, TextArea } from '#app/components/ui/text-field.tsx';
import { site } from '#app/config/site.ts';
import {
  type ArticleKind,
  type ArticleToEdit,
  writePictureLine,
} from '#app/domain/editorial/editorial.ts';
import { createSlug } from '#app/domain/import/create-slug.ts';
import { formatMoment, toLocalInput } from '#app/domain/text/text.ts';
import { pickHint } from '#app/messages/components/listing-picker.ts';
import { ArticlePreview, PicturePicker } from './article-tools.tsx';

type ArticleFormProps = { kind: ArticleKind; id: string; article: ArticleToEdit };

/** `revision`: of the saved text. */
type Answer = FormAnswer & { revision?: number };

/**
 * The editor on the left, the preview on the right. What is typed is stored on this device until it
 * is saved, and filled in again when the screen opens.
 */
export function ArticleForm({ kind, id, article }: ArticleFormProps) {
  const { content } = article;
  const fetcher = useFetcher<Answer>();
  const errors = findErrors(fetcher.data);
  const owner = useScreenSession().session.userId;
  const draftName = `article.${id}`;
  const [draft, setDraft] = useState(() => findFormDraft(draftName, owner));
  const [isStored, setStored] = useState(draft !== null);
  // The revision that the form started with or saved itself: a later one of somebody else is a
  // conflict.
  const [expectedRevision, setExpectedRevision] = useState(
    draft?.expectedRevision ?? article.revision,
  );
  const saved = fetcher.data?.kind === 'done' ? fetcher.data.revision : undefined;
  if (saved !== undefined && saved > expectedRevision) {
    setExpectedRevision(saved);
    setDraft(null);
    setStored(false);
  }
  const [body, setBody] = useState(content?.body ?? '');
  /** Recreates the fields with the article's own values. */
  const [formKey, setFormKey] = useState(0);
  const part = useRef<HTMLDivElement>(null);
  const sent = useRef('');
  const made = useRef('');

  useEffect(() => {
    const form = part.current?.querySelector('form');
    if (form && draft) fillFormFields(form, draft);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the screen opens
  }, []);

  useEffect(() => {
    const form = part.current?.querySelector('form');
    if (!form || saved === undefined) return;
    const fields = readFormFields(form);
    if (JSON.stringify(fields) === sent.current) return;
    saveFormDraft(draftName, {
      owner,
      expectedRevision: saved,
      fields,
      changedAt: new Date().toISOString(),
    });
  }, [saved, draftName, owner]);

  /** The address follows the title of a new text until somebody changes it. */
  function followTitle({ form, value }: HTMLInputElement) {
    const address = form?.querySelector<HTMLInputElement>('input[name="slug"]');
    if (!address || content || (address.value !== '' && address.value !== made.current)) return;
    made.current = createSlug({ name: value, city: '', state: '' });
    address.value = made.current;
  }

  function follow({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.name === 'title') followTitle(target);
    if (target instanceof HTMLTextAreaElement && target.name === 'body') setBody(target.value);
    const form = part.current?.querySelector('form');
    if (!form) return;
    const changedAt = new Date().toISOString();
    setStored(
      saveFormDraft(draftName, {
        owner,
        expectedRevision,
        fields: readFormFields(form),
        changedAt,
      }),
    );
  }

  function recordSent() {
    const form = part.current?.querySelector('form');
    if (form) sent.current = JSON.stringify(readFormFields(form));
  }

  function discard() {
    deleteFormDraft(draftName);
    setDraft(null);
    setStored(false);
    setExpectedRevision(article.revision);
    setBody(content?.body ?? '');
    setFormKey(formKey + 1);
  }

  /** Adds a line of its own, whatever is around the cursor. */
  function addLine(line: string) {
    const area = part.current?.querySelector<HTMLTextAreaElement>('textarea[name="body"]');
    if (!area) return;
    const at = area.selectionEnd;
    area.setRangeText(`\n\n${line}\n\n`, at, at, 'end');
    area.dispatchEvent(new InputEvent('input', { bubbles: true }));
    area.focus();
  }

  return (
    <div className="mt-6 grid grid-cols-1 gap-x-12 gap-y-10 xl:grid-cols-2">
      <div ref={part} className="article-form min-w-0" onInput={follow} onSubmit={recordSent}>
        {draft && (
          <p className="mb-5 flex flex-wrap items-baseline gap-x-4 rounded-card bg-wash px-4 py-1">
            Your draft of {formatMoment(draft.changedAt)} is restored. It is not saved yet.
            <button
              className="link-quiet min-h-11 text-sm font-semibold"
              type="button"
              onClick={discard}
            >
              Discard draft
            </button>
          </p>
        )}
        <SignedInForm key={formKey} fetcher={fetcher} intent="saveText" button="Save">
          <input type="hidden" name={draftField} value={draftName} />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="expectedRevision" value={expectedRevision} />
          <TextField
            name="title"
            label="Title"
            maxLength={160}
            defaultValue={content?.title}
            error={errors.title}
          />
          <TextArea
            name="summary"
            label="Summary"
            hint="One or two sentences, for lists and search engines"
            rows={3}
            maxLength={400}
            defaultValue={content?.summary}
            error={errors.summary}
          />
          <ArticleFacts kind={kind} article={article} errors={errors} />
          <TextArea
            name="body"
            label="Text"
            hint="Markdown: ## for a heading, **bold**, [words](https://…) for a link"
            rows={24}
            maxLength={100_000}
            defaultValue={content?.body}
            error={errors.body}
          />
        </SignedInForm>
        <p className="mt-3 min-h-[1lh] text-sm text-soft" role="status">
          {isStored && 'Draft saved on this device.'}
        </p>
      </div>
      <div className="min-w-0">
        <ListingPicker
          name="listing"
          label="Add the card of a listing"
          hint={`${pickHint}. The card is inserted at the cursor.`}
          find={findAnyListings}
          isCleared
          onChoose={(one) => one && addLine(`::listing{slug="${one.slug}"}`)}
        />
        <PicturePicker articleId={id} onPick={(photo) => addLine(writePictureLine(photo))} />
        <ArticlePreview body={body} />
      </div>
    </div>
  );
}

type ArticleFactsProps = { kind: ArticleKind; article: ArticleToEdit; errors: FormErrors };

const statuses = [
  ['draft', 'Draft: only admins can read it'],
  ['published', 'Published'],
] as const;

/** The fields of a text except its body: address, author, topics, date. */
function ArticleFacts({ kind, article, errors }: ArticleFactsProps) {
  const { content, authors, metros } = article;
  const choices = (from: typeof authors) => from.map(({ slug, name }) => [slug, name] as const);
  return (
    <>
      <TextField
        name="slug"
        label="Address"
        hint={
          kind === 'guide' ? '/cityguides/…, as in austin-tx' : '/blog/…, as in how-reviews-work'
        }
        autoComplete="off"
        maxLength={120}
        defaultValue={content?.slug}
        error={errors.slug}
      />
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
        <TextField
          name="author"
          label="Author"
          hint="A new name adds an author"
          list="authors"
          autoComplete="off"
          maxLength={100}
          defaultValue={
            content ? authors.find(({ slug }) => slug === content.author)?.name : authors[0]?.name
          }
          error={errors.author}
        />
        <datalist id="authors">
          {authors.map(({ slug, name }) => (
            <option key={slug}>{name}</option>
          ))}
        </datalist>
        {kind === 'guide' ? (
          <SelectField
            name="metro"
            label="City"
            options={choices(metros)}
            defaultValue={
              content && 'metro' in content ? content.metro : (site.area.city ?? undefined)
            }
          />
        ) : (
          <TextField
            name="tags"
            label="Tags"
            hint="Up to 8, with commas between"
            autoComplete="off"
            defaultValue={content && 'tags' in content ? content.tags.join(', ') : ''}
            error={errors.tags}
          />
        )}
        <SelectField
          name="status"
          label="Status"
          options={statuses}
          defaultValue={content?.status ?? 'draft'}
        />
        <TextField
          name="published_at"
          label="Published on"
          hint="In your time zone. Empty: when you publish it. In the future: it appears then."
          type="datetime-local"
          defaultValue={toLocalInput(content?.published_at ?? null)}
        />
      </div>
    </>
  );
}

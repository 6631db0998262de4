import { type FormEvent, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import { writePictureLine } from '#app/domain/article/write-picture-line.ts';
import type { ArticleKind, ArticleToEdit } from '#app/domain/editorial/editorial.ts';
import { ArticleFacts } from './article-facts.tsx';
import { ArticlePreview } from './article-preview.tsx';
import { ListingPicker } from './listing-picker.tsx';
import { PicturePicker } from './picture-picker.tsx';

type ArticleFormProps = { kind: ArticleKind; id: string; article: ArticleToEdit };

/** `revision`: of the saved text. */
type Answer = FormAnswer & { revision?: number };

/** The editor on the left, the preview on the right. */
export function ArticleForm({ kind, id, article }: ArticleFormProps) {
  const { content } = article;
  const fetcher = useFetcher<Answer>();
  const errors = findErrors(fetcher.data);
  // The revision that the form started with or saved itself: a later one of somebody else is a
  // conflict.
  const [seen, setSeen] = useState(article.revision);
  const saved = fetcher.data?.kind === 'done' ? fetcher.data.revision : undefined;
  if (saved !== undefined && saved > seen) setSeen(saved);
  const [body, setBody] = useState(content?.body ?? '');
  const part = useRef<HTMLDivElement>(null);

  function follow({ target }: FormEvent) {
    if (target instanceof HTMLTextAreaElement && target.name === 'body') setBody(target.value);
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
      <div ref={part} className="min-w-0" onInput={follow}>
        <SignedInForm fetcher={fetcher} intent="saveText" button="Save">
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={seen} />
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
      </div>
      <div className="min-w-0">
        <ListingPicker onPick={(slug) => addLine(`::listing{slug="${slug}"}`)} />
        <PicturePicker articleId={id} onPick={(photo) => addLine(writePictureLine(photo))} />
        <ArticlePreview body={body} />
      </div>
    </div>
  );
}

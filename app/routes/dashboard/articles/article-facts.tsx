import { toLocalInput } from '#app/domain/text/text.ts';
import type { FormErrors } from '#app/components/ui/form-answer.ts';
import { SelectField } from '#app/components/ui/select-field.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { ArticleKind, ArticleToEdit } from '#app/domain/editorial/editorial.ts';

type ArticleFactsProps = { kind: ArticleKind; article: ArticleToEdit; errors: FormErrors };

const statuses = [
  ['draft', 'Draft: only admins can read it'],
  ['published', 'Published'],
] as const;

/** The fields of a text except its body: address, author, topics, date. */
export function ArticleFacts({ kind, article, errors }: ArticleFactsProps) {
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
        <SelectField
          name="author"
          label="Author"
          options={choices(authors)}
          defaultValue={content?.author}
        />
        {kind === 'guide' ? (
          <SelectField
            name="metro"
            label="City"
            options={choices(metros)}
            defaultValue={content && 'metro' in content ? content.metro : undefined}
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

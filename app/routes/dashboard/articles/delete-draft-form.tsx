import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { ArticleKind } from '#app/domain/editorial/editorial.ts';

type DeleteDraftFormProps = { kind: ArticleKind; id: string; revision: number };

/** Deletes a text that was never published. */
export function DeleteDraftForm({ kind, id, revision }: DeleteDraftFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <section className="mt-12 max-w-3xl border-t border-rule pt-6">
      <h2 className="mb-2 text-title">Delete this draft</h2>
      <p className="mb-4 text-soft">
        It goes with its earlier versions, and nothing brings it back.
      </p>
      <SignedInForm fetcher={fetcher} intent="removeDraft" button="Delete the draft" look="line">
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={revision} />
      </SignedInForm>
    </section>
  );
}

import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { ArticleKind } from '#app/domain/editorial/editorial.ts';

type RestoreFormProps = { kind: ArticleKind; id: string; number: number; seen: number };

/** Restores an earlier version as the newest one; those in between stay in the history. */
export function RestoreForm({ kind, id, number, seen }: RestoreFormProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <div className="mt-8 border-t border-rule pt-6">
      <SignedInForm
        fetcher={fetcher}
        intent="restoreVersion"
        button={`Restore version ${number}`}
        look="line"
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="number" value={number} />
        <input type="hidden" name="seen" value={seen} />
      </SignedInForm>
    </div>
  );
}

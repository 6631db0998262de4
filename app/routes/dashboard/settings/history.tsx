import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors } from '#app/components/ui/form-answer.ts';
import type { FormFetcher } from '#app/components/ui/form.tsx';
import type { Setting, SettingChange } from '#app/domain/setting/setting.ts';
import { Target } from './target.tsx';
import { describeValue } from './words.ts';

type HistoryProps = { setting: Setting; fetcher: FormFetcher };

/** The latest changes of a setting, each with the way back to what was before it. */
export function History({ setting, fetcher }: HistoryProps) {
  const [latest] = setting.changes;
  if (latest === undefined) {
    return <p className="mt-2 text-sm text-soft">Nobody has changed it.</p>;
  }
  const error = findErrors(fetcher.data).value;
  return (
    <details className="mt-2 text-sm">
      <summary className="link-quiet inline-flex min-h-11 cursor-pointer items-center">
        <span>
          Changed by {latest.changed_by ?? 'somebody'}, <Moment of={latest} />
        </span>
      </summary>
      {error && (
        <p className="font-medium text-accent" role="alert">
          {error}
        </p>
      )}
      <ol className="border-t border-rule">
        {setting.changes.map((change) => (
          <li key={change.id} className="grid gap-2 border-b border-rule py-3">
            <p className="wrap-anywhere">
              <Moment of={change} /> · {change.changed_by ?? 'Somebody'}:{' '}
              <del className="text-soft">{describeValue(setting, change.before)}</del>
              <span aria-hidden="true"> → </span>
              <ins className="no-underline">{describeValue(setting, change.after)}</ins>
            </p>
            {JSON.stringify(change.before) !== JSON.stringify(setting.value) && (
              <SignedInForm
                fetcher={fetcher}
                intent="put-back"
                button={`Put back ${describeValue(setting, change.before)}`}
                look="line"
              >
                <Target setting={setting} />
                <input type="hidden" name="value" value={JSON.stringify(change.before)} />
              </SignedInForm>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** By the reader's own clock. */
function Moment({ of: { changed_at } }: { of: SettingChange }) {
  const words = new Date(changed_at).toLocaleString('en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return <time dateTime={changed_at}>{words}</time>;
}

import { Link, useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { Icon } from '#app/components/ui/icon.tsx';
import { TextField } from '#app/components/ui/text-field.tsx';
import type { QueuePresets, QueueFilter } from '#app/domain/admin-queue/admin-queue.ts';
import { parseQueueFilter, toQueueSearch } from './queue-query.ts';

type SavedViewsProps = { views: QueuePresets['views']; filter: QueueFilter };

/** The admin's saved views, and a form to save the present one. */
export function SavedViews({ views, filter }: SavedViewsProps) {
  const keeping = useFetcher<FormAnswer>();
  const search = toQueueSearch(filter);
  return (
    <section aria-labelledby="views">
      <h2 className="mb-2 text-title" id="views">
        Your views
      </h2>
      {views.length === 0 && <p className="text-sm text-soft">No saved views yet.</p>}
      <ul>
        {views.map((view) => (
          <SavedView key={view.id} view={view} />
        ))}
      </ul>
      {search !== '' && (
        <details className="mt-2">
          <summary className="min-h-11 cursor-pointer text-sm">Save this view</summary>
          <SignedInForm fetcher={keeping} intent="keep-view" button="Save" look="line" resets>
            <input type="hidden" name="search" value={search} />
            <TextField
              name="name"
              label="Name"
              autoComplete="off"
              error={findErrors(keeping.data).name}
            />
          </SignedInForm>
        </details>
      )}
    </section>
  );
}

function SavedView({ view: { id, name, filter } }: { view: QueuePresets['views'][number] }) {
  const removing = useFetcher<FormAnswer>();
  return (
    <li className="flex items-center justify-between gap-3 border-b border-rule">
      <Link
        className="link-quiet inline-flex min-h-11 min-w-0 items-center wrap-anywhere"
        to={toQueueSearch(parseQueueFilter(new URLSearchParams(filter))) || '?'}
      >
        {name}
      </Link>
      <button
        className="grid size-11 shrink-0 place-items-center hover:text-accent"
        type="button"
        aria-label={`Remove the view ${name}`}
        onClick={() => void removing.submit({ intent: 'remove-view', id }, { method: 'post' })}
      >
        <Icon name="close" className="size-4" />
      </button>
    </li>
  );
}

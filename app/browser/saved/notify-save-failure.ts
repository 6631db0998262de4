import type { SaveOutcome } from '#app/domain/saved/saved-calls.ts';
import * as t from '#app/messages/toasts.ts';
import { notifyFailure } from '../toasts/notify-failure.ts';
import { notify } from '../toasts/toast-store.ts';

/** Shows the toast of a failed change of a saved list. */
export function notifySaveFailure(reason: Extract<SaveOutcome, { ok: false }>['reason']) {
  if (reason === 'full') return notify('savedFull', t.listFull);
  if (reason === 'gone') return notify('listGone');
  if (reason === 'removed') return notify('listRemoved');
  notifyFailure('notSaved', reason);
}

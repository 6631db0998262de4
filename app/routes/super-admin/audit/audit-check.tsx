import { useState } from 'react';
import { openSession } from '#app/browser/session/open-session.ts';
import type { VerifiedAudit } from '#app/domain/audit/audit.ts';
import { verifyAuditLog } from '#app/domain/audit/audit-calls.ts';
import { formatCount } from '#app/domain/text/text.ts';

type State =
  | { kind: 'idle' | 'failed' }
  | { kind: 'running'; soFar: VerifiedAudit | null }
  | { kind: 'done'; found: VerifiedAudit };

/** Verifies the whole chain, and says where it breaks first. */
export function AuditCheck() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const isRunning = state.kind === 'running';

  async function check() {
    setState({ kind: 'running', soFar: null });
    try {
      const db = await openSession();
      const found = await verifyAuditLog({ db }, (soFar) => setState({ kind: 'running', soFar }));
      setState({ kind: 'done', found });
    } catch {
      setState({ kind: 'failed' });
    }
  }

  return (
    <div className="mt-4">
      <button
        className="button-line"
        type="button"
        aria-disabled={isRunning}
        onClick={() => !isRunning && void check()}
      >
        Check the chain
      </button>
      <p className="mt-2 min-h-[1lh] wrap-anywhere" role="status">
        {describe(state)}
      </p>
    </div>
  );
}

function describe(state: State): string {
  switch (state.kind) {
    case 'idle':
      return '';
    case 'failed':
      return 'The log could not be read. Please try again.';
    case 'running':
      return state.soFar === null
        ? 'One moment…'
        : `${formatCount(state.soFar.checked)} of ${formatCount(state.soFar.of)} rows…`;
    case 'done':
      return describeFound(state.found);
  }
}

function describeFound({ checked, hash, broken }: VerifiedAudit): string {
  if (broken === null) {
    return checked === 0
      ? 'The log is empty.'
      : `${formatCount(checked)} rows: none altered, inserted, or removed between others. Hash of the last: ${hash}`;
  }
  switch (broken.fault) {
    case 'changed':
      return `Row ${broken.number} of the chain was altered (id ${broken.id}).`;
    case 'missing':
      return `Row ${broken.number} of the chain is gone (id ${broken.id}).`;
    case 'unnumbered':
      return `Number ${broken.number} of the chain was removed.`;
    case 'unsealed':
      return `The row with id ${broken.id} was added outside the chain.`;
  }
}

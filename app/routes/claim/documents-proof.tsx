import { useId, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { openSession } from '#app/browser/session/open-session.ts';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { type Claim, detectDocumentType, documentLimits } from '#app/domain/claim/claim.ts';
import {
  type ClaimFailure,
  deleteDocument,
  describeClaimFailure,
  type SignedDocument,
} from '#app/domain/claim/claim-calls.ts';
import type { Db } from '#app/services/supabase/client.ts';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';

type DocumentsProofProps = { claim: Claim; documents: SignedDocument[] };

/** Documents are uploaded when chosen, and sent together. */
export function DocumentsProof({ claim, documents }: DocumentsProofProps) {
  const id = useId();
  const fetcher = useFetcher<FormAnswer>();
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<{ text: string; isFault: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const errors = findErrors(fetcher.data);
  const free = listFreeSlots(documents);

  async function add(files: File[]) {
    setBusy(true);
    const faults: string[] = [];
    for (const [index, file] of files.entries()) {
      setStatus({ text: `Uploading ${file.name}…`, isFault: false });
      const slot = free[index];
      const fault =
        slot === undefined
          ? `There can be ${documentLimits.count} documents at most.`
          : await upload(claim.id, slot, file);
      if (fault !== null) faults.push(fault);
    }
    await revalidate();
    setBusy(false);
    const text = faults.length > 0 ? [...new Set(faults)].join(' ') : 'Uploaded.';
    setStatus({ text, isFault: faults.length > 0 });
  }

  async function remove({ path, name }: SignedDocument) {
    setBusy(true);
    const isGone = await openSession()
      .then((db) => deleteDocument({ db }, { path }))
      .catch(() => false);
    await revalidate();
    setBusy(false);
    setStatus({
      text: isGone ? `${name} is removed.` : 'Not removed. Please try again.',
      isFault: !isGone,
    });
  }

  return (
    <div className="mt-6 max-w-2xl">
      <h2 className="text-section">Which documents name you and the business?</h2>
      <p className="mt-3">
        A license, a registration, a utility bill or a lease, for example. PDF, JPEG or PNG, up to
        10 MB each. Only our admins read them; thirty days after the decision they are deleted.
      </p>
      {documents.length > 0 && (
        <div className="mt-5">
          <DocumentList documents={documents}>
            {(document) => (
              <button
                className="link-quiet min-h-11"
                type="button"
                disabled={isBusy}
                onClick={() => void remove(document)}
              >
                Remove<span className="sr-only"> {document.name}</span>
              </button>
            )}
          </DocumentList>
        </div>
      )}
      {free.length > 0 && (
        <div className="mt-5">
          <label className="block text-sm font-semibold" htmlFor={id}>
            {documents.length > 0 ? 'Add another' : 'Add a document'}
          </label>
          <input
            className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised p-2.5 file:mr-3 file:font-semibold"
            id={id}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png"
            disabled={isBusy}
            aria-invalid={errors.documents ? true : undefined}
            aria-describedby={`${id}-status`}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              target.value = '';
              void add(files);
            }}
          />
        </div>
      )}
      <p
        className={`mt-1 min-h-[1lh] text-sm ${status?.isFault || errors.documents ? 'font-medium text-accent' : ''}`}
        id={`${id}-status`}
        role="status"
      >
        {status?.text ?? errors.documents}
      </p>
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="send-documents" button="Send to the admins">
          <input type="hidden" name="id" value={claim.id} />
          <TextArea
            name="note"
            label="What should we know about them? (optional)"
            hint="Your role at the business, and where your name appears."
            rows={3}
            maxLength={1000}
            error={errors.note}
          />
        </SignedInForm>
      </div>
    </div>
  );
}

function listFreeSlots(documents: SignedDocument[]): number[] {
  const taken = new Set(documents.map(({ path }) => Number(path.split('/')[1])));
  const slots = Array.from({ length: documentLimits.count }, (_, index) => index + 1);
  return slots.filter((slot) => !taken.has(slot));
}

const faults: Record<(UploadDocumentOutcome & { ok: false })['reason'], string> = {
  'too-large': 'is larger than 10 MB.',
  'not-a-document': 'is not a PDF, JPEG or PNG.',
  'too-many': 'was too many within an hour. Please try again later.',
  'not-found': 'came too late: the claim is no longer open.',
  'session-ended': 'was not uploaded: please sign in again.',
  unreachable: 'was not uploaded: the directory did not answer. Please choose it again.',
  refused: 'was not uploaded. Please choose it again.',
};

/** Uploads a file; returns what is wrong with it, or null. */
async function upload(id: string, slot: number, file: File): Promise<string | null> {
  const db = await openSession().catch(() => null);
  if (db === null) return `${file.name} ${faults.unreachable}`;
  const outcome = await uploadDocument({ db }, { id, slot, file });
  return outcome.ok ? null : `${file.name} ${faults[outcome.reason]}`;
}

type UploadDocumentInput = {
  id: string;
  /** 1 to 5; an existing document in the slot is replaced. */
  slot: number;
  file: File;
};

type UploadDocumentOutcome =
  | { ok: true }
  | { ok: false; reason: 'too-large' | 'not-a-document' }
  | ClaimFailure;

/** Checks a claim's document and uploads it to the Worker, which checks it again. */
async function uploadDocument(
  { db }: { db: Db },
  { id, slot, file }: UploadDocumentInput,
): Promise<UploadDocumentOutcome> {
  if (file.size > documentLimits.bytes) return { ok: false, reason: 'too-large' };
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (detectDocumentType(beginning) === null) return { ok: false, reason: 'not-a-document' };
  const headers = await getAuthorization(db);
  const name = new URLSearchParams({ name: file.name.slice(-200) || 'Document' });
  const response = await fetch(`/api/claims/${id}/documents/${slot}?${name}`, {
    method: 'PUT',
    headers,
    body: file,
  }).catch(() => null);
  if (response?.ok) return { ok: true };
  return { ok: false, reason: describeClaimFailure(response?.status ?? 0) };
}

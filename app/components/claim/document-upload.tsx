import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import { deleteDocument, type SignedDocument } from '#app/domain/claim/claim-calls.ts';
import { detectDocumentType, documentLimits } from '#app/domain/claim/claim.ts';
import * as t from '#app/messages/components/claim.tsx';
import type { Db } from '#app/services/supabase/client.ts';
import { type DataFailure, describeFailure } from '#app/services/supabase/describe-failure.ts';

type DocumentUploadProps = {
  claimId: string;
  documents: SignedDocument[];
  /** 1 of the claimant, 6 of the owner who objects. */
  firstSlot: number;
  error?: string | undefined;
};

/** Documents are uploaded when chosen, and sent together. */
export function DocumentUpload({ claimId, documents, firstSlot, error }: DocumentUploadProps) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const [status, setStatus] = useState<{ text: string; isFault: boolean } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const free = listFreeSlots(documents, firstSlot);

  async function add(files: File[]) {
    setBusy(true);
    const faults: string[] = [];
    for (const [index, file] of files.entries()) {
      setStatus({ text: t.uploading({ name: file.name }), isFault: false });
      const slot = free[index];
      const fault =
        slot === undefined
          ? t.documentsLimit({ count: documentLimits.count })
          : await upload(claimId, slot, file);
      if (fault !== null) faults.push(fault);
    }
    await revalidate();
    setBusy(false);
    const text = faults.length > 0 ? [...new Set(faults)].join(' ') : t.documentsUploaded;
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
      text: isGone ? t.documentRemoved({ name }) : t.documentNotRemoved,
      isFault: !isGone,
    });
  }

  return (
    <>
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
                {t.removeDocument({ name: <span className="sr-only"> {document.name}</span> })}
              </button>
            )}
          </DocumentList>
        </div>
      )}
      {free.length > 0 && (
        <div className="mt-5">
          <label className="block text-sm font-semibold" htmlFor={id}>
            {documents.length > 0 ? t.addAnotherDocument : t.addDocument}
          </label>
          <input
            className="mt-1 block min-h-12 w-full rounded-control border-[1.5px] border-rule-strong bg-raised p-2.5 file:mr-3 file:font-semibold"
            id={id}
            type="file"
            multiple
            accept="application/pdf,image/jpeg,image/png,image/heic"
            disabled={isBusy}
            aria-invalid={error ? true : undefined}
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
        className={`mt-1 min-h-[1lh] text-sm ${status?.isFault || error ? 'font-medium text-accent' : ''}`}
        id={`${id}-status`}
        role="status"
      >
        {status?.text ?? error}
      </p>
    </>
  );
}

function listFreeSlots(documents: SignedDocument[], firstSlot: number): number[] {
  const taken = new Set(documents.map(({ path }) => Number(path.split('/')[1])));
  const slots = Array.from({ length: documentLimits.count }, (_, index) => firstSlot + index);
  return slots.filter((slot) => !taken.has(slot));
}

const faults: Record<
  (UploadDocumentOutcome & { ok: false })['reason'],
  (file: { name: string }) => string
> = {
  too_large: t.documentTooLarge,
  not_a_document: t.documentWrongType,
  too_many: t.documentOverLimit,
  not_found: t.documentTooLate,
  session_ended: t.documentSignedOut,
  unreachable: t.documentNoAnswer,
  not_allowed: t.documentNotUploaded,
  refused: t.documentNotUploaded,
};

/** Uploads a file; returns what is wrong with it, or null. */
async function upload(id: string, slot: number, file: File): Promise<string | null> {
  const db = await openSession().catch(() => null);
  if (db === null) return faults.unreachable(file);
  const outcome = await uploadDocument({ db }, { id, slot, file });
  return outcome.ok ? null : faults[outcome.reason](file);
}

type UploadDocumentInput = {
  id: string;
  /** An existing document in the slot is replaced. */
  slot: number;
  file: File;
};

type UploadDocumentOutcome =
  | { ok: true }
  | { ok: false; reason: 'too_large' | 'not_a_document' }
  | { ok: false; reason: DataFailure };

/** Checks a claim's document and uploads it to the Worker, which checks it again. */
async function uploadDocument(
  { db }: { db: Db },
  { id, slot, file }: UploadDocumentInput,
): Promise<UploadDocumentOutcome> {
  const beginning = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  const type = detectDocumentType(beginning);
  if (type === null) return { ok: false, reason: 'not_a_document' };
  const body = type === 'application/pdf' ? file : await shrinkPhoto(file);
  if (body.size > documentLimits.bytes) return { ok: false, reason: 'too_large' };
  const headers = await getAuthorization(db);
  const name = new URLSearchParams({ name: file.name.slice(-200) || t.unnamedDocument });
  const response = await fetch(`/api/claims/${id}/documents/${slot}?${name}`, {
    method: 'PUT',
    headers,
    body,
  }).catch(() => null);
  if (response?.ok) return { ok: true };
  return { ok: false, reason: describeFailure(response?.status ?? 0) };
}

/** Enough to read a license or a sign, in pixels of the longer side. */
const photoSide = 2400;

/**
 * Makes a photo a JPEG of that size, without where it was taken; the photo itself where that is no
 * smaller, or where the browser cannot read it: only Safari reads HEIC.
 */
async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.85);
    });
    return jpeg !== null && jpeg.size < file.size ? jpeg : file;
  } catch {
    return file;
  }
}

import { useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { PhotoRefusal, preparePhoto } from '#app/browser/photos/prepare-photo.ts';
import { sendFile } from '#app/browser/photos/send-photo.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { FileField } from '#app/components/ui/file-field.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import { SlowNote } from '#app/components/ui/unsent-note.tsx';
import { limits } from '#app/config/limits.ts';
import { sendReceipt } from '#app/domain/review/review-calls.ts';
import { type OwnReview, receiptBucket } from '#app/domain/review/review.ts';
import * as t from '#app/messages/routes/review.tsx';

type ReviewReceiptProps = {
  review: OwnReview;
  /** Opens the receipt; null if there is none any more. */
  address: string | null;
};

/** A receipt that confirms the visit, checked by an admin. */
export function ReviewReceipt({ review: { id, proof, receipt }, address }: ReviewReceiptProps) {
  const isConfirmed = proof === 'receipt';
  const isWaiting = receipt !== null && receipt.is_confirmed === null;
  return (
    <TitledSection className="mt-10 border-t border-rule pt-6" id="receipt" title={t.receipt}>
      {isConfirmed && <p className="mt-1">{t.receiptConfirmed}</p>}
      {isWaiting && <p className="mt-1">{t.receiptAwaiting}</p>}
      {!isConfirmed && receipt?.is_confirmed === false && (
        <>
          <p className="mt-1">{t.receiptRejected}</p>
          <p
            className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {receipt.reason}
          </p>
        </>
      )}
      {receipt && address && <SentReceipt id={id} address={address} />}
      {!isConfirmed && !isWaiting && <ReceiptField id={id} />}
    </TitledSection>
  );
}

function SentReceipt({ id, address }: { id: string; address: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <a
        className="link-quiet inline-flex min-h-11 items-center"
        href={address}
        target="_blank"
        rel="noreferrer"
      >
        {t.openReceipt((text) => (
          <span className="sr-only">{text}</span>
        ))}
      </a>
      <SignedInForm
        fetcher={fetcher}
        intent="delete-receipt"
        button={t.deleteReceipt}
        variant="line"
      >
        <input type="hidden" name="id" value={id} />
      </SignedInForm>
    </>
  );
}

/** Sends a photo as soon as it is chosen. */
function ReceiptField({ id }: { id: string }) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function send(file: File) {
    setBusy(true);
    setFault(null);
    setFault(await sendPhotoOf(id, file));
    await revalidate();
    setBusy(false);
  }

  return (
    <>
      <p className="mt-1 text-soft">{t.receiptHint({ days: limits.receiptStoredDays })}</p>
      <div className="mt-4">
        <FileField
          label={t.chooseReceipt}
          accept="image/*"
          isBusy={isBusy}
          text={isBusy ? t.sendingReceipt : fault}
          isFault={fault !== null && !isBusy}
          onChoose={(file) => void send(file)}
        />
      </div>
      <SlowNote isSending={isBusy} hasInput />
    </>
  );
}

/** Uploads a receipt without the metadata of its photo, and sends it; returns what went wrong, or null. */
async function sendPhotoOf(id: string, file: File): Promise<string | null> {
  try {
    const { large } = (await preparePhoto(file)).prepared;
    const path = `${id}/${crypto.randomUUID()}.${large.type === 'image/webp' ? 'webp' : 'jpg'}`;
    await sendFile({ bucket: receiptBucket, name: path }, large, {
      onProgress: () => {},
      signal: AbortSignal.timeout(uploadMs),
      cacheControl: 'no-store',
    });
    const outcome = await sendReceipt({ db: await openSession() }, { id, path });
    if (outcome.ok) return null;
    return outcome.reason === 'too_many' ? t.receiptOverLimit : t.receiptNotSent;
  } catch (error) {
    return error instanceof PhotoRefusal ? error.message : t.receiptNotSent;
  }
}

const uploadMs = 120_000;

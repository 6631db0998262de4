import { useFetcher } from 'react-router';
import { DocumentUpload } from '#app/components/claim/document-upload.tsx';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import type { SignedDocument } from '#app/domain/claim/claim-calls.ts';
import { type Claim, readPaperCode } from '#app/domain/claim/claim.ts';
import * as t from '#app/messages/routes/claim.tsx';

type DocumentsProofProps = { claim: Claim; documents: SignedDocument[] };

/** Asks for the documents of a claim. */
export function DocumentsProof({ claim, documents }: DocumentsProofProps) {
  const fetcher = useFetcher<FormAnswer>();
  const errors = findErrors(fetcher.data);

  return (
    <div className="mt-6 max-w-2xl">
      <h2 className="text-section">{t.documentsTitle}</h2>
      <p className="mt-3">{t.documentsText}</p>
      <p className="mt-3">
        {t.frontPhoto({ code: <strong className="font-mono">{readPaperCode(claim)}</strong> })}
      </p>
      <DocumentUpload
        claimId={claim.id}
        documents={documents}
        firstSlot={1}
        error={errors.documents}
      />
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="send-documents" button={t.sendDocuments}>
          <input type="hidden" name="id" value={claim.id} />
          <TextArea
            name="note"
            label={t.noteLabel}
            hint={t.noteHint}
            rows={3}
            maxLength={1000}
            error={errors.note}
          />
        </SignedInForm>
      </div>
    </div>
  );
}

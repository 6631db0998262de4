import { useFetcher } from 'react-router';
import { readStoredText } from '#app/browser/storage/stored.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { ownerCodeKey } from '#app/config/session.ts';
import type { Claim } from '#app/domain/claim/claim.ts';
import { formatOwnerCode } from '#app/domain/owner-code/owner-code.ts';
import { formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/claim.tsx';

type LetterProofProps = { claim: Claim; address: string | null };

/** Has a letter sent, and takes its code; also that of an invitation, which needs no letter. */
export function LetterProof({ claim, address }: LetterProofProps) {
  const requesting = useFetcher<FormAnswer>();
  const confirming = useFetcher<FormAnswer>();
  const { letter: error } = findErrors(requesting.data);
  const requested = claim.code_sent?.address ? claim.code_sent : null;
  return (
    <div className="mt-6 max-w-md">
      <h2 className="text-section">{t.letterTitle}</h2>
      {requested && (
        <p className="mt-3">
          {t.letterRequested({
            address: <strong>{requested.address}</strong>,
            date: formatLocalDate(requested.at),
          })}
        </p>
      )}
      <div className="mt-5">
        <SignedInForm fetcher={confirming} intent="confirm-letter" button={t.confirmCode}>
          <input type="hidden" name="id" value={claim.id} />
          <TextField
            name="code"
            label={t.letterCodeLabel}
            autoComplete="off"
            hint={t.letterCodeHint}
            defaultValue={formatOwnerCode(readStoredText('sessionStorage', ownerCodeKey) ?? '')}
            error={findErrors(confirming.data).code}
          />
        </SignedInForm>
      </div>
      {address !== null && address !== requested?.address && (
        <div className="mt-8">
          <p className="mb-4">{t.letterOffer({ address: <strong>{address}</strong> })}</p>
          <SignedInForm
            fetcher={requesting}
            intent="request-letter"
            button={t.sendLetter}
            variant="line"
          >
            <input type="hidden" name="id" value={claim.id} />
            {error && <p className="text-sm font-medium text-accent">{error}</p>}
          </SignedInForm>
        </div>
      )}
    </div>
  );
}

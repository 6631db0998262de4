import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import type { Claiming, Evidence } from '#app/domain/claim/claim.ts';
import * as t from '#app/messages/routes/claim.tsx';

type ChooseEvidenceProps = { claiming: Claiming; onChosen: () => void };

/** The first step: which evidence to give. Says why some are not possible for this listing. */
export function ChooseEvidence({ claiming, onChosen }: ChooseEvidenceProps) {
  const { listing, claim } = claiming;
  const fetcher = useFetcher<FormAnswer>();
  const [newId] = useState(() => crypto.randomUUID());
  const isDone = fetcher.state === 'idle' && fetcher.data?.kind === 'done';
  useEffect(() => {
    if (isDone) onChosen();
  }, [isDone, onChosen]);
  const isOpen = claim?.status === 'pending';
  const { evidence: error } = findErrors(fetcher.data);
  return (
    <div className="mt-8 max-w-2xl">
      <SignedInForm fetcher={fetcher} intent="start" button={t.continueButton}>
        <input type="hidden" name="id" value={isOpen ? claim.id : newId} />
        <input type="hidden" name="businessId" value={listing.id} />
        <fieldset>
          <legend>
            <h2 className="text-section">{t.chooseEvidenceTitle}</h2>
          </legend>
          <div className="mt-4 grid gap-3">
            {listChoices(claiming).map((choice) => (
              <Option
                key={choice.evidence}
                choice={choice}
                isChosen={isOpen && claim.evidence === choice.evidence}
              />
            ))}
          </div>
          {error && <p className="mt-2 text-sm font-medium text-accent">{error}</p>}
        </fieldset>
      </SignedInForm>
    </div>
  );
}

function Option({ choice, isChosen }: { choice: Choice; isChosen: boolean }) {
  const id = useId();
  const { evidence, title, text, isPossible } = choice;
  return (
    <div className="flex gap-3 rounded-card border-[1.5px] border-rule-strong p-4 has-checked:border-accent has-checked:bg-wash">
      <input
        className="mt-0.5"
        id={id}
        type="radio"
        name="evidence"
        value={evidence}
        disabled={!isPossible}
        defaultChecked={isChosen}
        aria-describedby={`${id}-text`}
      />
      <span className="min-w-0">
        <label className={`block font-semibold ${isPossible ? '' : 'text-soft'}`} htmlFor={id}>
          {title}
        </label>
        <span className="block text-sm wrap-anywhere text-soft" id={`${id}-text`}>
          {text}
        </span>
      </span>
    </div>
  );
}

type Choice = { evidence: Evidence; title: string; text: string; isPossible: boolean };

function listChoices({ mail_hosts, website, listing }: Claiming): Choice[] {
  const isOwned = listing.is_claimed;
  return [
    {
      evidence: 'email',
      title: t.emailEvidenceTitle,
      text:
        mail_hosts.length > 0
          ? t.emailEvidenceText({ endings: t.listEndings(mail_hosts), isOwned })
          : t.emailEvidenceImpossible,
      isPossible: mail_hosts.length > 0,
    },
    {
      evidence: 'website',
      title: t.websiteEvidenceTitle,
      text:
        website === null
          ? t.websiteEvidenceImpossible
          : t.websiteEvidenceText({ website, isOwned }),
      isPossible: website !== null,
    },
    {
      evidence: 'documents',
      title: t.documentsEvidenceTitle,
      text: t.documentsEvidenceText,
      isPossible: true,
    },
  ];
}

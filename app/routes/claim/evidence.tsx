import { useEffect, useId, useState } from 'react';
import { useFetcher } from 'react-router';
import { readStoredText } from '#app/browser/storage/stored.ts';
import { CodeField, SendAgainButton } from '#app/components/account/account-fields.tsx';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import { SignedInForm, beganByField } from '#app/components/signed-in/signed-in-form.tsx';
import { type FormAnswer, findErrors } from '#app/components/ui/form-answer.ts';
import { TextField } from '#app/components/ui/text-field.tsx';
import { ownerCodeKey } from '#app/config/session.ts';
import {
  type Claim,
  type ClaimFormData,
  type Evidence,
  websiteProof,
} from '#app/domain/claim/claim.ts';
import * as t from '#app/messages/routes/claim.tsx';

type ChooseEvidenceProps = { claimForm: ClaimFormData; onChosen: () => void };

/** The first step: which evidence to give, of what is possible for this listing. */
export function ChooseEvidence({ claimForm, onChosen }: ChooseEvidenceProps) {
  const { listing, claim } = claimForm;
  const fetcher = useFetcher<FormAnswer>();
  const [newId] = useState(() => crypto.randomUUID());
  const isDone = fetcher.state === 'idle' && fetcher.data?.kind === 'done';
  useEffect(() => {
    if (isDone) onChosen();
  }, [isDone, onChosen]);
  const isOpen = claim?.status === 'pending';
  const isHeld = readStoredText('sessionStorage', ownerCodeKey) !== null;
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
            {listChoices(claimForm, isHeld).map((choice) => (
              <Option
                key={choice.evidence}
                choice={choice}
                isChosen={
                  isOpen
                    ? claim.evidence === choice.evidence
                    : isHeld && choice.evidence === 'letter'
                }
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
  const { evidence, title, text } = choice;
  return (
    <div className="flex gap-3 rounded-card border-[1.5px] border-rule-strong p-4 has-checked:border-accent has-checked:bg-wash">
      <input
        className="mt-0.5"
        id={id}
        type="radio"
        name="evidence"
        value={evidence}
        defaultChecked={isChosen}
        aria-describedby={`${id}-text`}
      />
      <span className="min-w-0">
        <label className="block font-semibold" htmlFor={id}>
          {title}
        </label>
        <span className="block text-sm wrap-anywhere text-soft" id={`${id}-text`}>
          {text}
        </span>
      </span>
    </div>
  );
}

type Choice = { evidence: Evidence; title: string; text: string };

/** What happens after a code at one of these hosts. */
function describeNext({ instant_hosts, listing }: ClaimFormData, hosts: string[]): string {
  if (listing.is_claimed) return t.ownerMayObject;
  const instant = hosts.filter((host) => instant_hosts.includes(host));
  if (instant.length === 0) return t.adminDecides;
  return instant.length === hosts.length
    ? t.yoursAtOnce
    : t.yoursAtOnceAt({ endings: t.listEndings(instant) });
}

function listChoices(claimForm: ClaimFormData, isHeld: boolean): Choice[] {
  const { mail_hosts, website, phone, letter_address, has_owner_code, listing } = claimForm;
  const next = listing.is_claimed ? t.ownerMayObject : t.adminDecides;
  const choices: (Choice | false)[] = [
    mail_hosts.length > 0 && {
      evidence: 'email',
      title: t.emailEvidenceTitle,
      text: t.emailEvidenceText({
        endings: t.listEndings(mail_hosts),
        next: describeNext(claimForm, mail_hosts),
      }),
    },
    website !== null && {
      evidence: 'website',
      title: t.websiteEvidenceTitle,
      text: t.websiteEvidenceText({
        website,
        next: describeNext(claimForm, [new URL(website).hostname.replace(/^www\./, '')]),
      }),
    },
    (letter_address !== null || has_owner_code) && {
      evidence: 'letter',
      title: t.letterEvidenceTitle,
      text:
        letter_address === null || isHeld
          ? t.heldCodeEvidenceText({ next })
          : t.letterEvidenceText({ address: letter_address, next }),
    },
    phone !== null && {
      evidence: 'phone',
      title: t.phoneEvidenceTitle,
      text: t.phoneEvidenceText({ phone, next }),
    },
    { evidence: 'documents', title: t.documentsEvidenceTitle, text: t.documentsEvidenceText },
  ];
  return choices.filter((choice) => choice !== false);
}

type EmailProofProps = { claim: Claim; hosts: string[] };

/** First the address, then the code that was mailed to it. */
export function EmailProof({ claim, hosts }: EmailProofProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const sent = claim.code_sent;
  return (
    <div className="mt-6 max-w-md">
      {sent === null || refused === sent.at ? (
        <AskForAddress claim={claim} hosts={hosts} />
      ) : (
        <AskForCode claim={claim} sent={sent} onOther={() => setRefused(sent.at)} />
      )}
    </div>
  );
}

function AskForAddress({ claim, hosts }: EmailProofProps) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <>
      <h2 className="text-section">{t.emailTitle}</h2>
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="send-code" button={t.sendCode}>
          <input type="hidden" name="id" value={claim.id} />
          <TextField
            name="address"
            label={t.emailLabel}
            type="email"
            autoComplete="off"
            hint={t.emailHint({ endings: t.listEndings(hosts) })}
            error={findErrors(fetcher.data).address}
          />
        </SignedInForm>
      </div>
    </>
  );
}

type AskForCodeProps = {
  claim: Claim;
  sent: NonNullable<Claim['code_sent']>;
  onOther: () => void;
};

function AskForCode({ claim, sent, onOther }: AskForCodeProps) {
  const confirming = useFetcher<FormAnswer>();
  const sending = useFetcher<FormAnswer>();
  const { beganBy } = useScreenSession();
  return (
    <>
      <h2 className="text-section">{t.codeTitle}</h2>
      <p className="mt-3">
        {t.codeText({
          address: <strong className="wrap-anywhere">{sent.address}</strong>,
        })}
      </p>
      <div className="mt-5 grid gap-5">
        <SignedInForm fetcher={confirming} intent="confirm-code" button={t.confirmCode}>
          <input type="hidden" name="id" value={claim.id} />
          <CodeField error={findErrors(confirming.data).code} />
        </SignedInForm>
        <div className="flex flex-wrap gap-3">
          <sending.Form method="post">
            <input type="hidden" name="intent" value="send-code" />
            <input type="hidden" name="id" value={claim.id} />
            <input type="hidden" name="address" value={sent.address ?? ''} />
            <input type="hidden" name={beganByField} value={beganBy} />
            <SendAgainButton
              key={sent.at}
              sentAtMs={Date.parse(sent.at)}
              isSending={sending.state !== 'idle'}
            />
          </sending.Form>
          <button className="button-line" type="button" onClick={onOther}>
            {t.changeAddress}
          </button>
        </div>
      </div>
    </>
  );
}

type WebsiteProofProps = { claim: Claim; website: string | null };

/** What to put on the website, and a button to check it. */
export function WebsiteProof({ claim, website }: WebsiteProofProps) {
  const fetcher = useFetcher<FormAnswer>();
  const { website: error } = findErrors(fetcher.data);
  if (website === null) {
    return <p className="mt-6 max-w-[60ch] text-lg">{t.websiteMissing}</p>;
  }
  const file = URL.parse(websiteProof.path, website)?.href ?? '';
  return (
    <div className="mt-6 max-w-2xl">
      <h2 className="text-section">{t.websiteTitle}</h2>
      <p className="mt-3">
        {t.websiteTag({ website: <span className="wrap-anywhere">{website}</span> })}
      </p>
      <Code>{`<meta name="${websiteProof.metaName}" content="${claim.website_code}">`}</Code>
      <p className="mt-4">
        {t.websiteFile({ file: <span className="wrap-anywhere">{file}</span> })}
      </p>
      <Code>{claim.website_code}</Code>
      <p className="mt-4 text-sm text-soft">{t.websiteCodeNote}</p>
      <div className="mt-5">
        <SignedInForm fetcher={fetcher} intent="check-website" button={t.checkWebsite}>
          <input type="hidden" name="id" value={claim.id} />
          <p className={`text-sm font-medium text-accent ${error ? '' : 'sr-only'}`} role="status">
            {error}
          </p>
        </SignedInForm>
      </div>
    </div>
  );
}

function Code({ children }: { children: string }) {
  return (
    <pre className="mt-2 rounded-control bg-sunk p-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
      <code>{children}</code>
    </pre>
  );
}

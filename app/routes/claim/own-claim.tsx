import { useState } from 'react';
import { data, Link, useFetcher } from 'react-router';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms, SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import { TitledSection } from '#app/components/ui/titled-section.tsx';
import {
  findClaimForm,
  signDocuments,
  type SignedDocument,
} from '#app/domain/claim/claim-calls.ts';
import {
  type Claim,
  type ClaimFormData,
  describeStatus,
  isObjectionPeriodOver,
  describeClaimRejection,
} from '#app/domain/claim/claim.ts';
import { isSlug, formatLocalDay, formatLocalDate } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/claim.tsx';
import type { Route } from './+types/own-claim';
import { DocumentsProof } from './documents-proof.tsx';
import { ChooseEvidence, EmailProof, WebsiteProof } from './evidence.tsx';
import {
  checkOwnWebsite,
  confirmCode,
  confirmLetter,
  callPhone,
  requestCall,
  requestLetter,
  sendCode,
  textPhone,
  sendDocuments,
  start,
  withdraw,
} from './forms.ts';
import { LetterProof } from './letter-proof.tsx';
import { PhoneProof } from './phone-proof.tsx';

export const handle = {
  isPrivate: true,
  title: t.title,
  nameSubject: ({ claimForm }: { claimForm: ClaimFormData }) => claimForm.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const claimForm = isSlug(params.id) ? await findClaimForm({ db }, params.id) : null;
  if (claimForm === null) throw data(null, { status: 404 });
  const documents = await signDocuments({ db }, claimForm.claim?.documents ?? []);
  return { claimForm, documents, now: new Date() };
}

export const clientAction = signedInForms({
  start,
  'send-code': sendCode,
  'confirm-code': confirmCode,
  'check-website': checkOwnWebsite,
  'request-letter': requestLetter,
  'request-call': requestCall,
  'send-text': textPhone,
  'send-call': callPhone,
  'confirm-letter': confirmLetter,
  'send-documents': sendDocuments,
  withdraw,
});

type Loaded = Route.ComponentProps['loaderData'];

/** A claim from its first step to its decision, one step at a time. */
export default function OwnClaim({ loaderData }: Route.ComponentProps) {
  const { slug, name, city, state } = loaderData.claimForm.listing;
  return (
    <>
      <p className="mt-2 text-lg wrap-anywhere">
        {t.listingIn({
          name: (
            <Link className="link-quiet" to={`/business/${slug}`}>
              {name}
            </Link>
          ),
          city,
          state,
        })}
      </p>
      <Present {...loaderData} />
    </>
  );
}

/** The current step, or the status. */
function Present(loaded: Loaded) {
  const { claimForm } = loaded;
  const { listing, claim, is_own } = claimForm;
  const [isChoosing, setChoosing] = useState(false);
  if (is_own) return <Owned claimForm={claimForm} />;
  if (claim?.status === 'pending' && claim.sent_at !== null) return <ClaimStatus {...loaded} />;
  if (listing.status !== 'published') {
    return <p className="mt-6 max-w-[60ch] text-lg">{t.listingNotClaimable}</p>;
  }
  if (claim?.status !== 'pending' || isChoosing) {
    return (
      <>
        {claim && claim.status !== 'pending' && <ClaimStatus {...loaded} />}
        <ChooseEvidence claimForm={claimForm} onChosen={() => setChoosing(false)} />
      </>
    );
  }
  return (
    <>
      <Proof {...loaded} />
      <div className="mt-10 flex max-w-2xl flex-wrap gap-3 border-t border-rule pt-6">
        <button className="button-line" type="button" onClick={() => setChoosing(true)}>
          {t.verifyAnotherWay}
        </button>
        <WithdrawForm id={claim.id} />
      </div>
    </>
  );
}

type ClaimStatusProps = { claimForm: ClaimFormData; documents: SignedDocument[]; now: Date };

/** The status of a claim, and what happens next. */
function ClaimStatus({ claimForm: { claim, listing }, documents, now }: ClaimStatusProps) {
  if (claim === null) return null;
  return (
    <div className="mt-6 max-w-2xl">
      <div className="rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
        <p className="kicker text-accent">{describeStatus(claim)}</p>
        <NextStep claim={claim} now={now} />
      </div>
      {claim.status === 'pending' && (
        <>
          {documents.length > 0 && (
            <TitledSection
              className="mt-8"
              id="sent"
              title={t.sentDocumentsTitle}
              headingClass="mb-3 text-title"
            >
              <DocumentList documents={documents} />
              {claim.note && <p className="mt-3 wrap-anywhere whitespace-pre-line">{claim.note}</p>}
            </TitledSection>
          )}
          <div className="mt-8 flex flex-wrap gap-3">
            <Link className="button-line" to={`/business/${listing.slug}`}>
              {t.viewListing}
            </Link>
            <WithdrawForm id={claim.id} />
          </div>
        </>
      )}
    </div>
  );
}

function NextStep({ claim, now }: { claim: Claim; now: Date }) {
  const { status, evidence, sent_at, object_until, has_objection, reason } = claim;
  if (status === 'approved') {
    return <p className="mt-3">{t.approvedForOther}</p>;
  }
  if (status === 'withdrawn') {
    return <p className="mt-3">{t.withdrawn}</p>;
  }
  if (status === 'rejected') {
    return (
      <>
        <p className="mt-3">{t.rejected}</p>
        <p className="mt-2 border-l-4 border-accent pl-3 font-medium wrap-anywhere whitespace-pre-line">
          {describeClaimRejection(reason)}
        </p>
        <p className="mt-3">{t.rejectedNextSteps}</p>
      </>
    );
  }
  return (
    <>
      <p className="mt-3">
        {t.claimSent[evidence](formatLocalDate(sent_at ?? ''))}{' '}
        {object_until === null || isObjectionPeriodOver(object_until, now)
          ? t.reviewedNext
          : t.ownerCanObject({ until: formatLocalDay(object_until) })}
      </p>
      {has_objection && <p className="mt-3 font-medium">{t.ownerHasObjected}</p>}
    </>
  );
}

function WithdrawForm({ id }: { id: string }) {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <SignedInForm fetcher={fetcher} intent="withdraw" button={t.withdraw} variant="line">
      <input type="hidden" name="id" value={id} />
    </SignedInForm>
  );
}

function Proof({ claimForm, documents }: Loaded) {
  const { claim } = claimForm;
  switch (claim?.evidence) {
    case 'email':
      return <EmailProof claim={claim} hosts={claimForm.mail_hosts} />;
    case 'website':
      return <WebsiteProof claim={claim} website={claimForm.website} />;
    case 'letter':
      return <LetterProof claim={claim} address={claimForm.letter_address} />;
    case 'phone':
      return <PhoneProof claim={claim} claimForm={claimForm} />;
    case 'documents':
      return <DocumentsProof claim={claim} documents={documents} />;
    default:
      return null;
  }
}

function Owned({ claimForm: { listing, claim } }: Pick<Loaded, 'claimForm'>) {
  return (
    <div className="mt-6 max-w-2xl rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
      <p className="kicker text-accent">{t.ownedKicker}</p>
      <p className="mt-2 text-lg">{claim?.status === 'approved' ? t.approved : t.alreadyYours}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link className="button-solid" to="/business-profile">
          {t.goToListings}
        </Link>
        <Link className="button-line" to={`/business/${listing.slug}`}>
          {t.viewPage}
        </Link>
      </div>
    </div>
  );
}

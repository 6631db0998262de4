import { useState } from 'react';
import { data, Link, useFetcher } from 'react-router';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { type Claim, type Claiming, websiteProof } from '#app/domain/claim/claim.ts';
import { findClaiming, signDocuments } from '#app/domain/claim/claim-calls.ts';
import { isSlug } from '#app/domain/text/text.ts';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import * as t from '#app/messages/routes/claim.tsx';
import type { Route } from './+types/own-claim';
import { ChooseEvidence } from './choose-evidence.tsx';
import { ClaimStatus, WithdrawForm } from './claim-status.tsx';
import { DocumentsProof } from './documents-proof.tsx';
import { EmailProof } from './email-proof.tsx';
import { checkOwnWebsite, confirmCode, sendCode, sendDocuments, start, withdraw } from './forms.ts';

export const handle = {
  isPrivate: true,
  title: t.title,
  nameThing: ({ claiming }: { claiming: Claiming }) => claiming.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const claiming = isSlug(params.id) ? await findClaiming({ db }, params.id) : null;
  if (claiming === null) throw data(null, { status: 404 });
  const documents = await signDocuments({ db }, claiming.claim?.documents ?? []);
  return { claiming, documents, now: new Date() };
}

export const clientAction = signedInForms({
  start,
  'send-code': sendCode,
  'confirm-code': confirmCode,
  'check-website': checkOwnWebsite,
  'send-documents': sendDocuments,
  withdraw,
});

type Loaded = Route.ComponentProps['loaderData'];

/** A claim from its first step to its decision, one step at a time. */
export default function OwnClaim({ loaderData }: Route.ComponentProps) {
  const { slug, name, city, state } = loaderData.claiming.listing;
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
  const { claiming } = loaded;
  const { listing, claim, is_own } = claiming;
  const [isChoosing, setChoosing] = useState(false);
  if (is_own) return <Owned claiming={claiming} />;
  if (claim?.status === 'pending' && claim.sent_at !== null) return <ClaimStatus {...loaded} />;
  if (listing.status !== 'published') {
    return <p className="mt-6 max-w-[60ch] text-lg">{t.listingNotClaimable}</p>;
  }
  if (claim?.status !== 'pending' || isChoosing) {
    return (
      <>
        {claim && claim.status !== 'pending' && <ClaimStatus {...loaded} />}
        <ChooseEvidence claiming={claiming} onChosen={() => setChoosing(false)} />
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

function Proof({ claiming, documents }: Loaded) {
  const { claim } = claiming;
  switch (claim?.evidence) {
    case 'email':
      return <EmailProof claim={claim} hosts={claiming.mail_hosts} />;
    case 'website':
      return <WebsiteProof claim={claim} website={claiming.website} />;
    case 'documents':
      return <DocumentsProof claim={claim} documents={documents} />;
    default:
      return null;
  }
}

function Owned({ claiming: { listing, claim } }: Pick<Loaded, 'claiming'>) {
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

type WebsiteProofProps = { claim: Claim; website: string | null };

/** What to put on the website, and a button to check it. */
function WebsiteProof({ claim, website }: WebsiteProofProps) {
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

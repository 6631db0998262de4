import { data, Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { DocumentList } from '#app/components/claim/document-list.tsx';
import { DocumentUpload } from '#app/components/claim/document-upload.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerWrite } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import {
  findObjection,
  objectToClaim,
  signDocuments,
  type SignedDocument,
} from '#app/domain/claim/claim-calls.ts';
import type { Objection as OwnObjection } from '#app/domain/claim/claim.ts';
import { reasonField } from '#app/domain/field/field.ts';
import { formatLocalDay, formatLocalDate, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import type { Route } from './+types/objection';

const schema = z.object({ id: z.string(), reason: reasonField });

/** If it is too late or decided, the reloaded screen says so. */
const object = signedInForm(schema, async ({ db }, values) =>
  answerWrite(await objectToClaim({ db }, values)),
);

export const handle = {
  isPrivate: true,
  title: t.objectionTitle,
  nameSubject: ({ objection }: { objection: OwnObjection }) => objection.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  if (!isUuid(params.id)) throw data(null, { status: 404 });
  const { db } = context.get(signedInContext);
  const objection = await findObjection({ db }, params.id);
  if (objection === null) throw data(null, { status: 404 });
  return { objection, documents: await signDocuments({ db }, objection.documents) };
}

export const clientAction = signedInForms({ object });

const proofs = {
  email: t.claimedByEmail,
  website: t.claimedByWebsite,
  letter: t.claimedByLetter,
  phone: t.claimedByPhone,
  documents: t.claimedByDocuments,
};

/** A claim as the present owner sees it, with a form to object. */
export default function Objection({ loaderData }: Route.ComponentProps) {
  const { objection, documents } = loaderData;
  const { slug, name, city, state, evidence, sent_at } = objection;
  return (
    <div className="mt-4 max-w-2xl">
      <p className="text-lg wrap-anywhere">
        {t.claimedOn({
          date: formatLocalDate(sent_at),
          listing: (
            <Link className="link-quiet font-semibold" to={`/business/${slug}`}>
              {name}
            </Link>
          ),
          city,
          state,
        })}{' '}
        {proofs[evidence]}
      </p>
      <State objection={objection} documents={documents} />
    </div>
  );
}

type StateProps = { objection: OwnObjection; documents: SignedDocument[] };

function State({ objection, documents }: StateProps) {
  const fetcher = useFetcher<FormAnswer>();
  if (objection.status !== 'pending') {
    return (
      <p className="mt-6 font-medium" role="status">
        {objection.status === 'withdrawn' ? t.claimWithdrawn : t.claimRejected}
      </p>
    );
  }
  if (objection.objection !== null) {
    return (
      <div className="mt-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
        <p className="kicker text-accent">{t.youObjected}</p>
        <p className="mt-2 border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
          {objection.objection}
        </p>
        {documents.length > 0 && (
          <div className="mt-4">
            <DocumentList documents={documents} />
          </div>
        )}
        <p className="mt-3">{t.bothSidesRead}</p>
      </div>
    );
  }
  if (!objection.is_open) {
    return (
      <p className="mt-6 font-medium" role="status">
        {t.objectionOver}
      </p>
    );
  }
  return (
    <>
      <p className="mt-4">
        {t.objectionText({ date: <strong>{formatLocalDay(objection.object_until)}</strong> })}
      </p>
      <h2 className="mt-6 text-section">{t.objectionDocuments}</h2>
      <p className="mt-2">{t.objectionDocumentsText}</p>
      <DocumentUpload claimId={objection.id} documents={documents} firstSlot={6} />
      <div className="mt-6">
        <SignedInForm fetcher={fetcher} intent="object" button={t.object}>
          <input type="hidden" name="id" value={objection.id} />
          <TextArea
            name="reason"
            label={t.reason}
            hint={t.reasonHint}
            rows={5}
            maxLength={1000}
            error={findErrors(fetcher.data).reason}
          />
        </SignedInForm>
      </div>
    </>
  );
}

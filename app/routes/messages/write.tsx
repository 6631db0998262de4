import { useState } from 'react';
import { data, Link, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { getAuthorization } from '#app/browser/session/fetch-answer.ts';
import { buildCallLink } from '#app/components/profile/contact-links.ts';
import { DraftedForm } from '#app/components/signed-in/drafted-form.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ListingPlace } from '#app/components/signed-in/screen-section.tsx';
import { signedInForms, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  findErrors,
  type FormAnswer,
  done,
  invalid,
  sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { sendPublicForm } from '#app/components/ui/public-form.ts';
import { TextArea, TextField } from '#app/components/ui/text-field.tsx';
import { writtenJson } from '#app/domain/field/field.ts';
import { findContact } from '#app/domain/message/message-calls.ts';
import {
  type Contact,
  type MessageSent,
  type MessageToSend,
  maxRecipients,
  messageFields,
} from '#app/domain/message/message.ts';
import { isSlug } from '#app/domain/text/text.ts';
import { confirmEmailFirst } from '#app/messages/components/signed-in.tsx';
import * as t from '#app/messages/routes/messages.tsx';
import type { Route } from './+types/write';
import { Turnstile } from './turnstile.tsx';

/** A message to one to three listings. The hidden fields: recipients (JSON) and openedAt. */
const sendMessageForm = signedInForm(
  z.object({
    recipients: writtenJson<MessageToSend['recipients']>(),
    openedAt: z.string(),
    website: z.string(),
    body: messageFields.body,
    // The name that Turnstile gives its field.
    'cf-turnstile-response': z.optional(z.string()),
  }),
  async ({ db }, { recipients, openedAt, website, body, 'cf-turnstile-response': token = '' }) => {
    const message: MessageToSend = {
      recipients,
      body,
      website,
      open_ms: Date.now() - Number(openedAt),
      token,
    };
    const response = await sendPublicForm('/api/messages', message, await getAuthorization(db));
    if (!(response instanceof Response)) return response;
    if (!response.ok) return sessionEnded;
    const sent = await response.json<MessageSent>();
    if (sent.outcome !== 'answered') return invalid(askedAgain[sent.outcome]);
    if (sent.sendings.every(({ outcome }) => outcome === 'full')) {
      return invalid({ body: t.limitReached });
    }
    const count = sent.sendings.length;
    const held = sent.sendings.filter(({ outcome }) => outcome === 'held').length;
    const missed = count - held - sent.sendings.filter(({ outcome }) => outcome === 'sent').length;
    // The reloaded screen says why one alone was not sent.
    const texts = [
      held > 0 && t.heldMessage,
      missed > 0 && count > 1 && t.notSentTo({ missed, count }),
    ];
    return { ...done, text: texts.filter(Boolean).join(' ') };
  },
);

const askedAgain = {
  too_fast: { body: t.tooFast },
  filled_in: { website: t.clearField },
  not_verified: { body: t.notVerified },
};

export const handle = {
  isPrivate: true,
  title: t.writeTitle,
  nameSubject: ({ contact }: { contact: Contact }) => contact.listing.name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const contact = isSlug(params.id) ? await findContact({ db }, params.id) : null;
  if (contact === null) throw data(null, { status: 404 });
  return { contact };
}

export const clientAction = signedInForms({ send: sendMessageForm });

/** Writes to the owner of a listing and, with the same words, of up to two others. */
export default function Write({ loaderData: { contact } }: Route.ComponentProps) {
  return <Writing key={contact.listing.id} contact={contact} />;
}

function Writing({ contact }: { contact: Contact }) {
  const { listing, obstacle, thread_id } = contact;
  const fetcher = useFetcher<FormAnswer>();
  const isSent = fetcher.data?.kind === 'done' && obstacle === null;
  return (
    <div className="max-w-2xl">
      <ListingPlace listing={listing} />
      {isSent && (
        <div className="mt-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
          <p>{t.sent({ listing: listing.name })}</p>
          {fetcher.data?.kind === 'done' && fetcher.data.text && <p>{fetcher.data.text}</p>}
        </div>
      )}
      {thread_id && (
        <p className="mt-4">
          <Link
            className="link-quiet inline-flex min-h-11 items-center"
            to={`/messages/${thread_id}`}
          >
            {t.conversationWith({ listing: listing.name })}
          </Link>
        </p>
      )}
      {obstacle !== null && <Obstacle contact={contact} />}
      {obstacle === null && !isSent && <MessageForm contact={contact} fetcher={fetcher} />}
    </div>
  );
}

const obstacles: Record<Exclude<Contact['obstacle'], null>, string> = {
  own: t.ownListing,
  unconfirmed: confirmEmailFirst,
  unlisted: t.unlisted,
  unowned: t.unowned,
  blocked: t.isBlocked,
};

/** Why nothing can be sent, and the phone instead. */
function Obstacle({ contact: { listing, obstacle } }: { contact: Contact }) {
  if (obstacle === null) return null;
  return (
    <div className="mt-6 text-lg">
      <p>{obstacles[obstacle]}</p>
      {obstacle === 'unowned' && listing.phone && (
        <p className="mt-3">
          <a className="button-solid" href={buildCallLink(listing.phone)}>
            {t.call({ phone: listing.phone })}
          </a>
        </p>
      )}
    </div>
  );
}

type MessageFormProps = {
  contact: Contact;
  fetcher: ReturnType<typeof useFetcher<FormAnswer>>;
};

function MessageForm({ contact, fetcher }: MessageFormProps) {
  const { listing, author_name, others } = contact;
  const errors = findErrors(fetcher.data);
  // Of each listing one conversation and one message, also when the form is sent again.
  const [ids] = useState(() =>
    [listing, ...others].map(({ id }) => ({
      business_id: id,
      thread_id: crypto.randomUUID(),
      message_id: crypto.randomUUID(),
    })),
  );
  const [openedAt] = useState(() => Date.now());
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const recipients = ids.filter(
    ({ business_id }) => business_id === listing.id || chosen.has(business_id),
  );

  function choose(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }

  return (
    <div className="mt-6">
      <DraftedForm
        fetcher={fetcher}
        intent="send"
        button={t.sendMessage}
        name={`message.${listing.slug}`}
        revision={0}
        values={{ body: '' }}
      >
        {({ body }) => (
          <>
            <input type="hidden" name="recipients" value={JSON.stringify(recipients)} />
            <input type="hidden" name="openedAt" value={openedAt} />
            {/* People do not see it until something has filled it in, a program or their browser. */}
            <div className={errors.website ? '' : 'sr-only'} aria-hidden={!errors.website}>
              <TextField
                name="website"
                label={t.leaveEmpty}
                tabIndex={errors.website ? 0 : -1}
                autoComplete="off"
                error={errors.website}
              />
            </div>
            <TextArea
              name="body"
              label={t.yourMessage}
              hint={t.messageHint}
              rows={6}
              maxLength={3000}
              defaultValue={body}
              error={errors.body}
            />
            {others.length > 0 && (
              <fieldset>
                <legend className="text-sm font-semibold">{t.sendToOthers}</legend>
                {others.map(({ id, name }) => (
                  <label key={id} className="flex min-h-11 items-center gap-3 wrap-anywhere">
                    <input
                      type="checkbox"
                      checked={chosen.has(id)}
                      disabled={!chosen.has(id) && chosen.size >= maxRecipients - 1}
                      onChange={(event) => choose(id, event.target.checked)}
                    />
                    {name}
                  </label>
                ))}
              </fieldset>
            )}
            {/* A token is good once: the form that is sent again has another. */}
            <Turnstile key={fetcher.state === 'idle' ? 'idle' : 'sending'} />
            <p className="text-sm text-soft">{t.sentAs({ name: <bdi>{author_name}</bdi> })}</p>
          </>
        )}
      </DraftedForm>
    </div>
  );
}

import { useState } from 'react';
import { data, Link, useFetcher } from 'react-router';
import { buildCallLink } from '#app/components/profile/contact-links.ts';
import { DraftedForm } from '#app/components/signed-in/drafted-form.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms } from '#app/components/signed-in/signed-in-forms.ts';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { TextArea } from '#app/components/ui/text-area.tsx';
import { findContact } from '#app/domain/message/message-calls.ts';
import { maxRecipients } from '#app/domain/message/message-rules.ts';
import type { Contact } from '#app/domain/message/message.ts';
import { isSlug } from '#app/domain/text/text.ts';
import type { Route } from './+types/write';
import { sendMessageForm } from './send-message.ts';
import { Turnstile } from './turnstile.tsx';

export const handle = {
  isPrivate: true,
  title: 'Write a message',
  nameThing: ({ contact }: { contact: Contact }) => contact.listing.name,
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
  const { listing, obstacle, thread_id } = contact;
  const fetcher = useFetcher<FormAnswer>();
  const isSent = fetcher.data?.kind === 'done' && obstacle === null;
  return (
    <div className="max-w-2xl">
      <p className="mt-2 text-lg wrap-anywhere">
        <Link className="link-quiet" to={`/business/${listing.slug}`}>
          {listing.name}
        </Link>{' '}
        in {listing.city}, {listing.state}
      </p>
      {isSent && (
        <div className="mt-6 rounded-card bg-sunk p-[min(1.5rem,6vw)]" role="status">
          <p>Sent. We tell you when {listing.name} answers.</p>
          {fetcher.data?.kind === 'done' && fetcher.data.text && <p>{fetcher.data.text}</p>}
        </div>
      )}
      {thread_id && (
        <p className="mt-4">
          <Link
            className="link-quiet inline-flex min-h-11 items-center"
            to={`/messages/${thread_id}`}
          >
            Your conversation with {listing.name}
          </Link>
        </p>
      )}
      {obstacle !== null && <Obstacle contact={contact} />}
      {obstacle === null && !isSent && <MessageForm contact={contact} fetcher={fetcher} />}
    </div>
  );
}

const obstacles: Record<Exclude<Contact['obstacle'], null>, string> = {
  own: 'You manage this listing. Here others write to you.',
  unconfirmed:
    'Please confirm your email address first. The link is in the email that we sent when you signed up.',
  unlisted: 'This listing has closed or moved. Nobody reads messages to it.',
  unowned: 'Nobody manages this listing on Mainstreet yet, so nobody would read a message.',
  blocked: 'This conversation is blocked.',
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
            Call {listing.phone}
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
        button="Send message"
        name={`message.${listing.slug}`}
        revision={0}
        values={{ body: '' }}
      >
        {({ body }) => (
          <>
            <input type="hidden" name="recipients" value={JSON.stringify(recipients)} />
            <input type="hidden" name="openedAt" value={openedAt} />
            {/* People do not see it: only a program fills it in. */}
            <div className="sr-only" aria-hidden="true">
              <input name="website" type="text" tabIndex={-1} autoComplete="off" />
            </div>
            <TextArea
              name="body"
              label="Your message"
              hint="Only the business reads it, and our admins if one of you reports it. Up to 3,000 characters."
              rows={6}
              maxLength={3000}
              defaultValue={body}
              error={errors.body}
            />
            {others.length > 0 && (
              <fieldset>
                <legend className="text-sm font-semibold">Ask others the same (two at most)</legend>
                {others.map(({ id, name }) => (
                  <label key={id} className="flex min-h-11 items-center gap-3 wrap-anywhere">
                    <input
                      className="size-5 shrink-0 accent-accent"
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
            <p className="text-sm text-soft">
              Sent as “<bdi>{author_name}</bdi>”. Your email address and phone number are not shown
              to the business.
            </p>
          </>
        )}
      </DraftedForm>
    </div>
  );
}

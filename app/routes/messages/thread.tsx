import { useEffect, useRef, useState } from 'react';
import { data, Link, useFetcher, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { useLiveRows } from '#app/browser/live/follow-rows.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { DraftedForm } from '#app/components/signed-in/drafted-form.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { useScreenSession } from '#app/components/signed-in/screen-session.ts';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { Disclosure } from '#app/components/ui/disclosure.tsx';
import { done, findErrors, type FormAnswer, invalid } from '#app/components/ui/form-answer.ts';
import type { FormFetcher } from '#app/components/ui/form.tsx';
import { answerWrite, answerRefusal } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import {
  blockThread,
  findMessageThread,
  markThreadRead,
  replyToMessage,
} from '#app/domain/message/message-calls.ts';
import { messageFields, type MessageThread } from '#app/domain/message/message.ts';
import { toReportHref } from '#app/domain/report/report.ts';
import { formatMoment, isUuid } from '#app/domain/text/text.ts';
import * as t from '#app/messages/routes/messages.tsx';
import type { Route } from './+types/thread';

export const handle = {
  isPrivate: true,
  title: t.title,
  nameSubject: ({ thread }: { thread: MessageThread }) => thread.with,
} satisfies SignedInHandle;

/** `before`: the id of a message, to read what was written before it. */
export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  const { db } = context.get(signedInContext);
  const given = url.searchParams.get('before') ?? '';
  const before = isUuid(given) ? given : null;
  const thread = isUuid(params.id) ? await findMessageThread({ db }, params.id, before) : null;
  if (thread === null) throw data(null, { status: 404 });
  return { thread, before };
}

const reply = signedInForm(
  z.object({ id: z.string(), messageId: z.string(), body: messageFields.body }),
  async ({ db }, values) => {
    const outcome = await replyToMessage({ db }, values);
    if (!outcome.ok) return answerRefusal(outcome);
    if (outcome.outcome === 'sent' || outcome.outcome === 'held') return done;
    return invalid({ body: t.conversationEnded });
  },
);

const block = signedInForm(
  z.object({ id: z.string(), isBlocked: z.string() }),
  async ({ db }, { id, isBlocked }) =>
    answerWrite(await blockThread({ db }, { id, isBlocked: isBlocked === 'true' })),
);

export const clientAction = signedInForms({ reply, block });

export default function Thread({ loaderData: { thread, before } }: Route.ComponentProps) {
  return <Conversation key={`${thread.id} ${before}`} thread={thread} before={before} />;
}

type ConversationProps = { thread: MessageThread; before: string | null };

/** A conversation with the form to answer; live, and read as soon as it is seen. */
function Conversation({ thread, before }: ConversationProps) {
  const { id, side, with: other, listing, messages, is_unread, is_read, last_side } = thread;
  const { userId } = useScreenSession().session;
  const ownLast = messages.findLast((one) => one.side === side && one.colleague === null);
  const replying = useFetcher<FormAnswer>();
  // The reply may be there before its answer, until which its draft is kept.
  const [formKey, setFormKey] = useState(ownLast?.id);
  if (replying.state !== 'submitting' && formKey !== ownLast?.id) setFormKey(ownLast?.id);
  const { revalidate } = useRevalidator();
  const list = useRef<HTMLOListElement>(null);
  // After React Router, which scrolls in a layout effect.
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' }), []);
  useLiveRows(
    userId,
    () => void revalidate(),
    async (db) =>
      JSON.stringify(await findMessageThread({ db }, id, before)) !== JSON.stringify(thread),
  );
  useEffect(() => {
    if (!is_unread || before !== null) return;
    void openSession()
      .then((db) => markThreadRead({ db }, id))
      // It stays unread until it is opened again.
      .catch(() => {});
  }, [id, is_unread, before]);
  return (
    <div className="max-w-2xl">
      <p className="mt-2 text-lg wrap-anywhere">
        {t.about({
          listing: (
            <Link className="link-quiet" to={`/business/${listing.slug}`}>
              {listing.name}
            </Link>
          ),
        })}
        {' · '}
        <Link className="link-quiet" to="/messages">
          {t.allMessages}
        </Link>
      </p>
      {thread.has_earlier && (
        <Link className="button-line mt-6" to={`?before=${messages[0]?.id}`}>
          {t.earlierMessages}
        </Link>
      )}
      <ol ref={list} className="mt-6 space-y-4" aria-label={t.title}>
        {messages.map((message) => {
          const isOwn = message.side === side;
          return (
            <li
              key={message.id}
              // The form below the newest one is in view with it.
              className={`w-fit max-w-[85%] scroll-mb-80 rounded-card border border-rule px-4 py-3 ${isOwn ? 'ml-auto bg-sunk' : 'bg-raised'}`}
            >
              <p className="text-sm font-semibold">
                <bdi>{isOwn ? (message.colleague ?? t.you) : other}</bdi>
                <span className="font-normal text-soft">
                  , {formatMoment(message.created_at)}
                  {message.by_mail && t.sentByMail}
                </span>
              </p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
                {message.body}
              </p>
              {message.is_held && thread.blocked_by === null && (
                <p className="mt-1 text-sm text-soft">{t.isHeld({ other })}</p>
              )}
            </li>
          );
        })}
      </ol>
      {before === null ? (
        <>
          <p className="mt-2 text-right text-sm text-faint" role="status">
            {last_side === side && !thread.is_held && (is_read ? t.read : t.notRead)}
          </p>
          {thread.can_reply ? (
            // Empty once the reply is there; a message of somebody else leaves what is being written.
            <ReplyForm key={formKey} thread={thread} fetcher={replying} />
          ) : (
            <p className="mt-6 wrap-anywhere whitespace-pre-line">{describeEnd(thread)}</p>
          )}
        </>
      ) : (
        <Link className="button-line mt-6" to={`/messages/${id}`}>
          {t.newestMessages}
        </Link>
      )}
      <BlockForm thread={thread} />
      <Link
        className="link-quiet mt-2 inline-flex min-h-11 items-center"
        to={toReportHref({ kind: 'conversation', id })}
      >
        {thread.can_appeal ? t.appeal : t.report}
      </Link>
    </div>
  );
}

function describeEnd({ blocked_by, can_unblock, closed_because, listing }: MessageThread): string {
  if (blocked_by === null) return t.newOwner({ listing: listing.name });
  if (blocked_by === 'admin') return t.closedByAdmin({ reason: closed_because ?? '' });
  return can_unblock ? t.blockedByYou : t.isBlocked;
}

type ReplyFormProps = { thread: MessageThread; fetcher: FormFetcher };

function ReplyForm({ thread: { id, with: other }, fetcher }: ReplyFormProps) {
  const errors = findErrors(fetcher.data);
  const [messageId] = useState(() => crypto.randomUUID());
  return (
    <div className="mt-6">
      <DraftedForm
        fetcher={fetcher}
        intent="reply"
        button={t.send}
        name={`reply.${id}`}
        revision={0}
        values={{ body: '' }}
      >
        {({ body }) => (
          <>
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="messageId" value={messageId} />
            <TextArea
              name="body"
              label={t.messageTo({ other })}
              hint={t.replyHint}
              rows={4}
              maxLength={3000}
              defaultValue={body}
              error={errors.body}
            />
          </>
        )}
      </DraftedForm>
    </div>
  );
}

/** Blocks the conversation, or unblocks it where the reader has blocked it. */
function BlockForm({ thread }: { thread: MessageThread }) {
  const { id, with: other, blocked_by, can_unblock } = thread;
  const fetcher = useFetcher<FormAnswer>();
  if (blocked_by !== null && !can_unblock) return null;
  const isBlocked = blocked_by !== null;
  return (
    <Disclosure
      className="mt-10 border-t border-rule"
      open={isBlocked}
      title={isBlocked ? t.otherIsBlocked({ other }) : t.blockOther({ other })}
    >
      <p className="mb-4 text-soft">{t.blockText({ other })}</p>
      <SignedInForm
        fetcher={fetcher}
        intent="block"
        button={isBlocked ? t.unblock : t.block}
        variant="line"
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="isBlocked" value={String(!isBlocked)} />
      </SignedInForm>
    </Disclosure>
  );
}

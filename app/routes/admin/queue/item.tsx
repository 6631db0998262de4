import { isValidElement, useEffect, useRef } from 'react';
import {
  Link,
  type ShouldRevalidateFunctionArgs,
  data,
  useFetchers,
  useLocation,
  useNavigate,
} from 'react-router';
import * as z from 'zod/mini';
import { openSession } from '#app/browser/session/open-session.ts';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { Notes } from '#app/components/admin/notes.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { signedInForms, signedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import {
  type FormAnswer,
  done as formDone,
  failed,
  type sessionEnded,
} from '#app/components/ui/form-answer.ts';
import { answerWrite, answerRefusal } from '#app/components/ui/run-form.ts';
import { confirmEvidence, decideQueueItems } from '#app/domain/admin-queue/admin-queue-calls.ts';
import {
  type QueueFilter,
  type QueueItem,
  type DecidedItem,
  type QueueKind,
  describeSignals,
} from '#app/domain/admin-queue/admin-queue.ts';
import { kindNames, queueKinds } from '#app/domain/admin-queue/queue-kinds.ts';
import { reasonField, writtenJson } from '#app/domain/field/field.ts';
import { describeRefusal } from '#app/domain/submission/listing-rules.ts';
import { isUuid } from '#app/domain/text/text.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Json } from '#app/services/supabase/database.types.ts';
import type { Route } from './+types/item';
import { AskedQuestions, AskSender, askForm } from './ask-sender.tsx';
import {
  describeDecision,
  isJustDecided,
  takeNewOutcomes,
  toastOf,
  recordPending,
} from './decision-outcomes.ts';
import { Decision, DecisionHead } from './decision.tsx';
import {
  Evidence,
  ListingHistory,
  SenderFacts,
  NearbyDuplicates,
  Viewers,
} from './item-context.tsx';
import { loadAhead, loadItem } from './item-store.ts';
import { correctionForm } from './kinds/correction.tsx';
import type { ItemToDecide } from './kinds/kind.ts';
import { isKind, itemKinds } from './kinds/kinds.ts';
import { parseQueueCursor, parseQueueFilter } from './queue-query.ts';
import { UndoBar } from './undo-bar.tsx';
import { findBlocked, findWays, Ways } from './ways.tsx';

const approval = z.object({
  kind: z.enum(queueKinds),
  id: z.string(),
  /** Name of the business. */
  name: z.string(),
  /** The outcome's name: "Listing suspended" */
  done: z.string(),
  /** What the admin has seen, as JSON. */
  version: writtenJson<Json>(),
});
const refusal = z.extend(approval, { reason: reasonField });

/** The forms `approve` and `refuse` of an item. */
const decisionForms = {
  approve: signedInForm(approval, (person, one) =>
    decide(person, { ...one, isApproved: true, reason: '' }),
  ),
  refuse: signedInForm(refusal, (person, one) => decide(person, { ...one, isApproved: false })),
};

const evidenceForm = signedInForm(
  z.object({
    listingId: z.string(),
    field: z.enum(['website', 'email', 'phone', 'address']),
    value: z.string(),
    isConfirmed: z.stringbool(),
  }),
  async (person, one) => answerWrite(await confirmEvidence(person, one)),
);

type DecisionInput = z.output<typeof approval> & { isApproved: boolean; reason: string };

async function decide(
  person: { db: Db },
  { kind, id, name, done, version, isApproved, reason }: DecisionInput,
): Promise<FormAnswer | typeof sessionEnded> {
  const items = [{ kind, id, version }];
  const decided = await decideQueueItems(person, { items, isApproved, reason });
  if (!decided.ok) return answerRefusal(decided);
  const [one] = decided.value;
  if (one?.outcome === 'decided' && one.decision) {
    const text = `${done}: ${name}`;
    recordPending({ ids: [one.decision.id], item: id, text });
    return formDone;
  }
  return one ? toAnswer(one) : failed;
}

/** Reports why nothing was decided; the screen reloads and shows the present state. */
function toAnswer({ kind, outcome, field: refused, decision }: DecidedItem): FormAnswer {
  notify(
    toastOf(outcome),
    (refused !== null && describeRefusal(refused)) ||
      (outcome === 'stale' && describeDecision(decision, kind)) ||
      undefined,
  );
  return formDone;
}

export const handle = {
  isPrivate: true,
  // By what is loaded: the Worker, which renders the title before, has no kinds.
  title: (_params, loaded?: { kindName: string }) => loaded?.kindName ?? 'Review queue',
  nameSubject: ({ of }: { of: ItemToDecide }) => of.name,
  fallbackLink: { to: '/dashboard/queue', words: 'Back to queue' },
} satisfies SignedInHandle;

export async function clientLoader({ context, params, url }: Route.ClientLoaderArgs) {
  const { kind, id } = params;
  if (!isKind(kind) || !isUuid(id)) throw data(null, { status: 404 });
  const filter = parseQueueFilter(url.searchParams);
  const { about, of, templates } = await loadItem(context.get(signedInContext), {
    kind,
    id,
    filter,
  });
  if (of === null) throw data(null, { status: 404 });
  return { about, of, kindName: kindNames[kind].one, templates };
}

/** An item that was just decided is left for the next one, not loaded again. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const stays = currentParams.id === nextParams.id && isJustDecided(currentParams.id);
  return !stays && defaultShouldRevalidate;
}

export const clientAction = signedInForms(
  Object.assign(
    { 'confirm-evidence': evidenceForm, ask: askForm, correct: correctionForm },
    decisionForms,
    ...Object.values(itemKinds).map(({ forms }) => forms),
  ),
);

/** An item of the queue, with everything that an admin needs to decide; the decision is always in sight. */
export default function QueueItemScreen({ loaderData, params }: Route.ComponentProps) {
  const { about, of, templates } = loaderData;
  const { item, decision, sender, history, place, similar } = about;
  const kind = params.kind as QueueKind;
  const outcomes = itemKinds[kind].outcomes(item ?? of.about ?? {});
  const query = new URLSearchParams(useLocation().search);
  const filter = parseQueueFilter(query);
  const { next, previous, list } = findWays(about, filter, parseQueueCursor(query));
  const part = useRef<HTMLDivElement>(null);
  useNextAfter(params.id, next ?? list);
  useLoadAhead(about.next, filter);
  const { decision: way } = of;
  const isOwnForm = isValidElement(way);
  return (
    <>
      <Ways
        next={next}
        previous={previous}
        decision={part}
        outcomes={outcomes}
        blocked={findBlocked(item, of)}
      >
        {item?.sender_id && !about.is_own && !item.signals.asked && (
          <AskSender key={item.id} item={item} />
        )}
      </Ways>
      <div className="queue-item @container">
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 @4xl:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
          <div>
            <DecisionHead status={of.status} reason={of.reason} reasonLabel={of.reasonLabel} />
            {item && <Viewers key={item.id} item={item} about={of.about} />}
            {decision && (item === null || decision.outcome) && (
              <p className="mt-2 wrap-anywhere">{describeDecision(decision, kind, of.about)}</p>
            )}
            {item && <Signals words={describeSignals(item)} />}
            {isOwnForm && (item || !of.isWaiting) && <div className="mt-4">{way}</div>}
            <AskedQuestions questions={about.questions} />
            <div className="mt-4">{of.facts}</div>
            {about.evidence.length > 0 && (
              <Evidence evidence={about.evidence} mayConfirm={isOwnForm || way.own === null} />
            )}
          </div>
          <div className="grid content-start gap-8">
            {of.beside}
            {similar && <NearbyDuplicates place={place} similar={similar} />}
            {sender && <SenderFacts sender={sender} />}
            {history.length > 0 && <ListingHistory history={history} />}
            <Notes key={params.id} subject={{ item: params.id }} />
          </div>
        </div>
      </div>
      <div ref={part} className="decision-dock no-print">
        <UndoBar />
        {item && of.isWaiting && !isOwnForm && (
          <Decision
            key={item.id}
            item={item}
            isOwn={about.is_own}
            of={way}
            outcomes={outcomes}
            templates={templates}
          />
        )}
        {item && of.buttons}
        {!(item && (isOwnForm ? of.buttons : of.isWaiting)) && <BackToList list={list} />}
      </div>
    </>
  );
}

/** Loads the item that comes next while this one is read. */
function useLoadAhead(next: QueueItem['next'], filter: QueueFilter) {
  const { kind, id } = next ?? {};
  const key = JSON.stringify(filter);
  useEffect(() => {
    if (kind === undefined || id === undefined) return;
    void openSession().then(
      (db) => loadAhead({ db }, { kind, id, filter: JSON.parse(key) as QueueFilter }),
      () => undefined,
    );
  }, [kind, id, key]);
}

function BackToList({ list }: { list: string }) {
  return (
    <Link className="button-line m-2" to={list}>
      Back to queue
    </Link>
  );
}

/** Continues with the next item as soon as this browser's decision is confirmed, which its form has then recorded. */
function useNextAfter(id: string, next: string) {
  const navigate = useNavigate();
  const isSending = useFetchers().some(({ state }) => state === 'submitting');
  useEffect(() => {
    if (!isSending && takeNewOutcomes(id)) void navigate(next);
  }, [isSending, id, next, navigate]);
}

/** Reasons to look closely. */
function Signals({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 border-l-4 border-accent pl-3" aria-label="Signals">
      {words.map((signal) => (
        <li key={signal} className="wrap-anywhere">
          {signal}
        </li>
      ))}
    </ul>
  );
}

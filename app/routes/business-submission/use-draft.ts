import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { triggerMails } from '#app/browser/beacons.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { type SessionState, sessionStore, useSession } from '#app/browser/session/session-store.ts';
import { createStore } from '#app/browser/store.ts';
import { useStore } from '#app/browser/use-store.ts';
import {
  changeDraft,
  type DraftAction,
  type FieldName,
  findChanged,
  type ListingDraft,
  startDraft,
} from '#app/components/editors/listing-draft.ts';
import { findMentionedField } from '#app/domain/submission/find-mentioned-field.ts';
import {
  findSubmission,
  saveDraft,
  sendSubmission,
  withdrawSubmission,
} from '#app/domain/submission/submission-calls.ts';
import {
  type Content,
  emptyContent,
  isEditable,
  isEmpty,
  isSameValue,
  readContent,
  type Submission,
} from '#app/domain/submission/submission.ts';
import * as t from '#app/messages/routes/business-submission.tsx';
import {
  createDraft,
  type Draft,
  draftsKey,
  findDraft,
  findDrafts,
  forgetDraft,
  storeDraft,
  sendDraftPhotos,
} from './draft-store.ts';

/** Where the draft is stored. */
export type DraftStorage = 'browser' | 'saving' | 'account' | 'failed' | 'full';

/** Where a draft is after a change of one that was stored there. */
const changedIn: Partial<Record<DraftStorage, DraftStorage>> = {
  account: 'saving',
  full: 'browser',
};

/** Debounces saving. */
const saveDelayMs = 800;
/** Pause after a failure. */
const retryDelayMs = 10_000;
const fieldNames = Object.keys(emptyContent) as FieldName[];

/** What is entered, and the draft as this browser stores it. */
type OnScreen = { draft: Draft; form: ListingDraft };

/**
 * The draft of this screen: stored in the browser at each change, and with the signed-in account
 * shortly after. Null until the browser's storage was read.
 */
export function useDraft(requestedId: string | null) {
  const session = useSession();
  const [store] = useState(() => createStore<OnScreen | null>(null));
  const onScreen = useStore(store);
  const draft = onScreen?.draft ?? null;
  const [storedIn, setStoredIn] = useState<DraftStorage>('browser');
  /** Other drafts of this browser. */
  const [others, setOthers] = useState<Draft[]>([]);
  /** What another device has saved since, until somebody has chosen. */
  const [conflict, setConflict] = useState<Submission | null>(null);
  /** The account's copy, as last loaded: its status, and why it was rejected. */
  const [account, setAccount] = useState<Submission | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const userId = session.status === 'signed-in' ? session.userId : null;
  /** It waits for an admin or is live. */
  const isClosed = account !== null && !isEditable(account.status);

  const put = useCallback(
    (draft: Draft, form: ListingDraft) => {
      store.set({ draft: { ...draft, content: form.content }, form });
      // An empty form is no draft.
      if (draft.revision === 0 && isEmpty(form.content)) forgetDraft(draft.id);
      else storeDraft({ ...draft, content: form.content });
    },
    [store],
  );

  /** Serializes writes, because each needs the revision that the previous one created. */
  function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
    const result = turn.current.then(write);
    turn.current = result.catch(() => undefined);
    return result;
  }

  const show = useCallback(
    (draft: Draft) => {
      const before = store.get()?.form ?? startDraft(emptyContent);
      // Filling in the fields would disturb somebody who is typing.
      const form = isSameValue(before.content, draft.content)
        ? before
        : changeDraft(before, { type: 'start', base: draft.content });
      store.set({ draft, form });
      setOthers(findDrafts(ownerOf(sessionStore.get())).filter(({ id }) => id !== draft.id));
    },
    [store],
  );

  const change = useCallback(
    (action: DraftAction) => {
      const { draft, form } = store.get() ?? {
        draft: createDraft(ownerOf(sessionStore.get())),
        form: startDraft(emptyContent),
      };
      const next = changeDraft(form, action);
      if (isSameValue(next.content, form.content)) return store.set({ draft, form: next });
      setStoredIn((before) => changedIn[before] ?? before);
      put({ ...draft, isSaved: false, changedAt: Date.now() }, next);
    },
    [store, put],
  );

  const meetConflict = useCallback(
    (submission: Submission) => {
      const { content } = store.get()?.form ?? { content: emptyContent };
      const there = readContent(submission.content);
      const by = { by: null, name: t.you, at: submission.updated_at };
      const names = findChanged({ base: there, content }, fieldNames);
      const conflicts = names.map((name) => [name, { now: there[name], ...by }] as const);
      setConflict(submission);
      change({ type: 'conflict', conflicts: Object.fromEntries(conflicts) });
    },
    [store, change],
  );

  const save = useEffectEvent(() =>
    inTurn(async () => {
      const sent = store.get()?.draft;
      if (userId === null || !sent || sent.isSaved || conflict || isClosed) return;
      if (sent.revision === 0 && isEmpty(sent.content)) return;
      setStoredIn('saving');
      const outcome = await accountCalls.save(sent).catch(() => null);
      const now = store.get();
      if (now?.draft.id !== sent.id) return;
      if (outcome === null || !outcome.ok) {
        setStoredIn(outcome?.reason === 'too_many' ? 'full' : 'failed');
        return;
      }
      const { submission } = outcome;
      if (submission === null) return;
      if (outcome.outcome === 'closed') return setAccount(submission);
      if (outcome.outcome === 'stale') return meetConflict(submission);
      const isSaved = now.draft.content === sent.content;
      const owner = ownerOf(sessionStore.get());
      put({ ...now.draft, revision: submission.revision, owner, isSaved }, now.form);
      setStoredIn(isSaved ? 'account' : 'saving');
    }),
  );

  const open = useEffectEvent((id: string | null) => {
    const now = store.get();
    if (id === null && now !== null) return;
    const owner = ownerOf(sessionStore.get());
    const found = findDraft(owner, id);
    if (found !== null && found.id !== now?.draft.id) show(found);
    if (found === null && id === null) show(createDraft(owner));
  });

  // The browser's storage is read once the page is the browser's own: the server knows no draft.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => open(requestedId), [requestedId]);

  // Handles the account's copy: written by another device since, or unknown to this one.
  const meetAccountCopy = useEffectEvent((submission: Submission | null) => {
    if (submission === null) return;
    setAccount(submission);
    if (submission.status === 'published') return;
    const now = store.get()?.draft ?? null;
    const here = now?.id === submission.id ? now : null;
    const there = readContent(submission.content);
    if (here === null || (here.revision < submission.revision && here.isSaved)) {
      const { id, revision } = submission;
      put(
        { ...createDraft(ownerOf(sessionStore.get())), id, revision },
        changeDraft(store.get()?.form ?? startDraft(there), { type: 'start', base: there }),
      );
    } else if (here.revision < submission.revision) {
      meetConflict(submission);
    }
    // A rejected one opens with the reason at the field that it is about.
    const field = submission.status === 'rejected' && findMentionedField(submission.reason ?? '');
    if (field && isSameValue(store.get()?.form.content[field], there[field]))
      change({ type: 'refuse', errors: { [field]: submission.reason ?? '' } });
  });

  const ownId = draft !== null && draft.revision > 0 ? draft.id : null;
  const requested = requestedId ?? ownId;
  useEffect(() => {
    if (userId === null || requested === null) return;
    // The browser's copy is enough; saving will report a conflict.
    accountCalls.find(requested).then(meetAccountCopy, () => undefined);
  }, [userId, requested]);

  useEffect(() => {
    // At the account's limit of drafts, saving again cannot help until something changes.
    if (userId === null || draft === null || draft.isSaved || isClosed || storedIn === 'full')
      return;
    const delayMs = storedIn === 'failed' ? retryDelayMs : saveDelayMs;
    const timer = setTimeout(() => void save(), delayMs);
    return () => clearTimeout(timer);
  }, [draft, userId, isClosed, storedIn]);

  // Another tab has changed it: both show the same.
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      const now = store.get()?.draft;
      if (event.key !== draftsKey || !now) return;
      const other = findDraft(ownerOf(sessionStore.get()), now.id);
      if (other !== null && other.changedAt > now.changedAt) show(other);
    };
    const retry = () => void save();
    addEventListener('storage', follow);
    addEventListener('online', retry);
    return () => {
      removeEventListener('storage', follow);
      removeEventListener('online', retry);
    };
  }, [show, store]);

  function startAnother(forgottenId: string | null) {
    if (forgottenId !== null) forgetDraft(forgottenId);
    setConflict(null);
    setAccount(null);
    show(createDraft(ownerOf(sessionStore.get())));
  }

  return {
    draft,
    form: onScreen?.form ?? startDraft(emptyContent),
    others,
    storedIn: userId === null || isClosed ? ('browser' as const) : storedIn,
    conflict,
    account,
    change,
    /** Replaces the account's copy by what was chosen of both. */
    overwrite: () => {
      const now = store.get();
      if (now === null || conflict === null) return;
      setConflict(null);
      const form = { ...now.form, conflicts: {} };
      put({ ...now.draft, revision: conflict.revision, isSaved: false }, form);
    },
    /** Sends it after the running save, photos first. Then the browser deletes its copy. */
    send: async (content: Content, isLive: boolean) => {
      // The storage accepts photos only for a draft that the account has.
      await save();
      return inTurn(async () => {
        const now = store.get();
        if (now === null) return null;
        const photos = await sendDraftPhotos(now.draft.id, content.photos).catch(() => null);
        if (photos === null) return null;
        if (photos.length > content.photos.length) change({ type: 'enter', part: { photos } });
        const whole = { ...now.draft, content: { ...content, photos } };
        const outcome = await accountCalls.send({ ...whole, isLive }).catch(() => null);
        if (outcome?.ok && outcome.outcome === 'stale' && outcome.submission)
          meetConflict(outcome.submission);
        if (outcome?.ok && outcome.outcome === 'sent') {
          forgetDraft(now.draft.id);
          store.set({ ...now, draft: { ...now.draft, isSaved: true } });
        }
        return outcome;
      });
    },
    /** Starts another draft. One that only this browser has stays, and can be continued. */
    reset: () => startAnother(draft?.isSaved ? draft.id : null),
    /** Deletes the draft, also in the account; what was sent before stays. Returns whether it did. */
    discard: async () => {
      const now = store.get()?.draft;
      if (!now) return true;
      if (now.revision > 0 && (account === null || account.status === 'draft')) {
        const outcome = await inTurn(() => accountCalls.withdraw(now.id)).catch(() => null);
        if (!outcome?.ok) return false;
      }
      startAnother(now.id);
      return true;
    },
  };
}

export type DraftOnScreen = ReturnType<typeof useDraft>;

function ownerOf(session: SessionState): string | null {
  if (session.status === 'signed-out') return null;
  return session.status === 'loading' ? (session.person?.email ?? null) : session.email;
}

/** The calls of this screen for the signed-in account. */
const accountCalls = {
  save: async (draft: Draft) => saveDraft({ db: await openSession() }, draft),
  async send(draft: Draft & { isLive: boolean }) {
    const outcome = await sendSubmission({ db: await openSession() }, draft);
    triggerMails();
    return outcome;
  },
  withdraw: async (id: string) => withdrawSubmission({ db: await openSession() }, { id }),
  find: async (id: string) => findSubmission({ db: await openSession() }, id),
};

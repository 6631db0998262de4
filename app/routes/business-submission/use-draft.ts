import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { triggerMails } from '#app/browser/beacons.ts';
import { openSession } from '#app/browser/session/open-session.ts';
import { type SessionState, sessionStore, useSession } from '#app/browser/session/session-store.ts';
import {
  findSubmission,
  saveDraft,
  sendSubmission,
  withdrawSubmission,
} from '#app/domain/submission/submission-calls.ts';
import {
  changeContent,
  type Content,
  emptyContent,
  isEditable,
  isEmpty,
  isSameContent,
  readContent,
  type Submission,
} from '#app/domain/submission/submission.ts';
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

/**
 * The draft of this screen: stored in the browser at each change, and with the signed-in account
 * shortly after. Null until the browser's storage was read.
 */
export function useDraft(requestedId: string | null) {
  const session = useSession();
  const [draft, setDraft] = useState<Draft | null>(null);
  /** Increments when the fields must be filled again. */
  const [formKey, setFormKey] = useState(0);
  const [storedIn, setStoredIn] = useState<DraftStorage>('browser');
  /** Other drafts of this browser. */
  const [others, setOthers] = useState<Draft[]>([]);
  const [conflict, setConflict] = useState<Submission | null>(null);
  /** The account's copy, as last loaded: its status, and why it was rejected. */
  const [account, setAccount] = useState<Submission | null>(null);
  const latest = useRef<Draft | null>(null);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const userId = session.status === 'signed-in' ? session.userId : null;
  /** It waits for an admin or is live. */
  const isClosed = account !== null && !isEditable(account.status);

  const put = useCallback((next: Draft) => {
    latest.current = next;
    setDraft(next);
    // An empty form is no draft.
    if (next.revision === 0 && isEmpty(next.content)) forgetDraft(next.id);
    else storeDraft(next);
  }, []);

  /** Serializes writes, because each needs the revision that the previous one created. */
  function inTurn<Result>(write: () => Promise<Result>): Promise<Result> {
    const result = turn.current.then(write);
    turn.current = result.catch(() => undefined);
    return result;
  }

  const show = useCallback((next: Draft) => {
    const before = latest.current?.content ?? emptyContent;
    latest.current = next;
    setDraft(next);
    setOthers(findDrafts(ownerOf(sessionStore.get())).filter(({ id }) => id !== next.id));
    // Recreating the fields would take the focus from somebody who is typing.
    if (!isSameContent(before, next.content)) setFormKey((formKey) => formKey + 1);
  }, []);

  const change = useCallback(
    (part: Partial<Content>) => {
      const now = latest.current ?? createDraft(ownerOf(sessionStore.get()));
      const content = changeContent(now.content, part);
      if (isSameContent(content, now.content)) return;
      setStoredIn((before) => changedIn[before] ?? before);
      put({ ...now, content, isSaved: false, changedAt: Date.now() });
    },
    [put],
  );

  /** Replaces the draft by the account's copy. */
  const acceptServer = useCallback(
    ({ id, revision, content }: Submission) => {
      setConflict(null);
      const draft = createDraft(ownerOf(sessionStore.get()));
      put({ ...draft, id, revision, content: readContent(content) });
      setFormKey((before) => before + 1);
    },
    [put],
  );

  const save = useEffectEvent(() =>
    inTurn(async () => {
      const sent = latest.current;
      if (userId === null || sent === null || sent.isSaved || conflict || isClosed) return;
      if (sent.revision === 0 && isEmpty(sent.content)) return;
      setStoredIn('saving');
      const outcome = await accountCalls.save(sent).catch(() => null);
      const now = latest.current;
      if (now?.id !== sent.id) return;
      if (outcome === null || !outcome.ok) {
        setStoredIn(outcome?.reason === 'too_many' ? 'full' : 'failed');
        return;
      }
      const { submission } = outcome;
      if (submission === null) return;
      if (outcome.outcome === 'closed') return setAccount(submission);
      if (outcome.outcome === 'stale') return setConflict(submission);
      const isSaved = now.content === sent.content;
      put({ ...now, revision: submission.revision, owner: ownerOf(sessionStore.get()), isSaved });
      setStoredIn(isSaved ? 'account' : 'saving');
    }),
  );

  const open = useEffectEvent((id: string | null) => {
    if (id === null && latest.current !== null) return;
    const owner = ownerOf(sessionStore.get());
    const found = findDraft(owner, id);
    if (found !== null && found.id !== latest.current?.id) show(found);
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
    const here = latest.current?.id === submission.id ? latest.current : null;
    if (here !== null && here.revision >= submission.revision) return;
    if (here === null || here.isSaved) return acceptServer(submission);
    setConflict(submission);
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
      const now = latest.current;
      if (event.key !== draftsKey || now === null) return;
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
  }, [show]);

  return {
    draft,
    others,
    formKey,
    storedIn: userId === null || isClosed ? ('browser' as const) : storedIn,
    conflict,
    account,
    change,
    /** Also changes the values in the fields. */
    setValues: (part: Partial<Content>) => {
      change(part);
      setFormKey((before) => before + 1);
    },
    acceptServer,
    /** Replaces the account's copy by this one. */
    overwrite: () => {
      const now = latest.current;
      if (now === null || conflict === null) return;
      setConflict(null);
      put({ ...now, revision: conflict.revision, isSaved: false });
    },
    /** Sends it after the running save, photos first. Then the browser deletes its copy. */
    send: async (content: Content) => {
      // The storage accepts photos only for a draft that the account has.
      await save();
      return inTurn(async () => {
        const now = latest.current;
        if (now === null) return null;
        const photos = await sendDraftPhotos(now.id, content.photos).catch(() => null);
        if (photos === null) return null;
        if (photos.length > content.photos.length)
          put({ ...now, content: { ...now.content, photos } });
        const whole = { ...now, content: { ...content, photos } };
        const outcome = await accountCalls.send(whole).catch(() => null);
        if (outcome?.ok && outcome.outcome === 'stale') setConflict(outcome.submission);
        if (outcome?.ok && outcome.outcome === 'sent') {
          forgetDraft(now.id);
          latest.current = null;
        }
        return outcome;
      });
    },
    /** Starts another draft. One that only this browser has stays, and can be continued. */
    reset: () => {
      const now = latest.current;
      if (now?.isSaved) forgetDraft(now.id);
      setConflict(null);
      setAccount(null);
      show(createDraft(ownerOf(sessionStore.get())));
    },
    /** Deletes the draft, also in the account; what was sent before stays. Returns whether it did. */
    discard: async () => {
      const now = latest.current;
      if (now === null) return true;
      if (now.revision > 0 && (account === null || account.status === 'draft')) {
        const outcome = await inTurn(() => accountCalls.withdraw(now.id)).catch(() => null);
        if (!outcome?.ok) return false;
      }
      forgetDraft(now.id);
      setConflict(null);
      setAccount(null);
      show(createDraft(ownerOf(sessionStore.get())));
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
  async send(draft: Draft) {
    const outcome = await sendSubmission({ db: await openSession() }, draft);
    triggerMails();
    return outcome;
  },
  withdraw: async (id: string) => withdrawSubmission({ db: await openSession() }, { id }),
  find: async (id: string) => findSubmission({ db: await openSession() }, id),
};

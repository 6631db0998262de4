import type { FormErrors } from '#app/components/ui/form-answer.ts';
import type { Conflict } from '#app/domain/editing/editing-schema.ts';
import { type Content, isSameValue } from '#app/domain/submission/submission.ts';

export type FieldName = keyof Content;

/** What is entered about a listing, by any of its forms. */
export type ListingDraft = {
  /** The values as its writer has seen them. */
  base: Content;
  /** The same with what was entered. */
  content: Content;
  /** What is wrong with values that are as they were checked. */
  errors: FormErrors;
  /** Fields that somebody else has changed, with the writer's own value of each. */
  conflicts: Partial<Record<string, Conflict & { own: unknown }>>;
  /** Increases when fields must show other values than what was entered into them. */
  formKey: number;
  /** Increases when values were refused: then the first of them gets the focus. */
  refusals: number;
  /** It was saved without an answer: the next values that are loaded are those to start from. */
  isBaseUnknown: boolean;
};

export type DraftAction =
  /** Something was entered into its field. */
  | { type: 'enter'; part: Partial<Content> }
  /** Something was entered in another way, and fields must show it. */
  | { type: 'fill'; part: Partial<Content> }
  /** It begins again. */
  | { type: 'start'; base: Content; content?: Content }
  /** The listing was loaded again: what nobody changed here follows. */
  | { type: 'load'; values: Partial<Content> }
  /** `sent` was saved; `values` is what is stored, undefined if unknown. */
  | { type: 'save'; sent: Partial<Content>; values: Partial<Content> | undefined }
  | { type: 'refuse'; errors: FormErrors }
  | { type: 'conflict'; conflicts: Record<string, Conflict> }
  | { type: 'choose'; name: string; isTheirs: boolean };

export function startDraft(base: Content, content = base): ListingDraft {
  return {
    base,
    content,
    errors: {},
    conflicts: {},
    formKey: 0,
    refusals: 0,
    isBaseUnknown: false,
  };
}

/** The reducer of all forms of a listing. */
export function changeDraft(draft: ListingDraft, action: DraftAction): ListingDraft {
  switch (action.type) {
    case 'enter':
      return withContent(draft, action.part);
    case 'fill':
      return showAnew(withContent(draft, action.part));
    case 'start':
      return { ...startDraft(action.base, action.content), formKey: draft.formKey + 1 };
    case 'load':
      return follow(draft, action.values, draft.isBaseUnknown);
    case 'save': {
      const sent = { ...draft, base: { ...draft.base, ...action.sent }, errors: {}, conflicts: {} };
      if (action.values === undefined) return { ...sent, isBaseUnknown: true };
      return follow(sent, action.values, true);
    }
    case 'refuse':
      return { ...draft, errors: action.errors, refusals: draft.refusals + 1 };
    case 'conflict': {
      const found = Object.entries(action.conflicts);
      const theirs = Object.fromEntries(found.map(([name, { now }]) => [name, now]));
      const own = found.map(([name, one]) => [
        name,
        { ...one, own: draft.content[name as FieldName] },
      ]);
      return {
        ...draft,
        base: { ...draft.base, ...theirs },
        conflicts: { ...draft.conflicts, ...Object.fromEntries(own) },
      };
    }
    case 'choose': {
      const { name, isTheirs } = action;
      const conflict = draft.conflicts[name];
      if (conflict === undefined) return draft;
      return showAnew(withContent(draft, { [name]: isTheirs ? conflict.now : conflict.own }));
    }
  }
}

/** Returns the fields that differ from what their writer started from. */
export function findChanged<Name extends FieldName>(
  { base, content }: Pick<ListingDraft, 'base' | 'content'>,
  names: readonly Name[],
): Name[] {
  return names.filter((name) => !isSameValue(base[name], content[name]));
}

/** What was wrong with a value is not with the next one. */
function withContent(draft: ListingDraft, part: Partial<Content>): ListingDraft {
  const errors = Object.entries(draft.errors).filter(([name]) => !(name in part));
  return {
    ...draft,
    content: { ...draft.content, ...part },
    errors: Object.fromEntries(errors),
  };
}

function showAnew(draft: ListingDraft): ListingDraft {
  return { ...draft, formKey: draft.formKey + 1 };
}

/** Takes stored values over where nothing else was entered; with `isSeen` as those to start from. */
function follow(draft: ListingDraft, values: Partial<Content>, isSeen: boolean): ListingDraft {
  const untouched = (Object.keys(values) as FieldName[]).filter((name) =>
    isSameValue(draft.content[name], draft.base[name]),
  );
  const taken = Object.fromEntries(untouched.map((name) => [name, values[name]]));
  const isOther = untouched.some((name) => !isSameValue(values[name], draft.content[name]));
  const next = {
    ...draft,
    base: { ...draft.base, ...(isSeen ? values : taken) },
    content: { ...draft.content, ...taken },
    isBaseUnknown: false,
  };
  return isOther ? showAnew(next) : next;
}

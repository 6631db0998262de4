import {
  type FormEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useHydrated } from '#app/browser/hydration.ts';
import { reportUnreadInput } from '#app/components/ui/field-errors.ts';
import { SlowNote } from '#app/components/ui/unsent-note.tsx';
import type { Content } from '#app/domain/submission/submission.ts';
import { isNameOf } from '#app/domain/text/text.ts';
import { fieldsNeedAttention, sending } from '#app/messages/components/ui.ts';
import type { ListingForm } from './field-context.ts';

type FieldAreaProps = { form: ListingForm; children: ReactNode };

/**
 * Around the fields of a form: reports what is typed, and shows what was entered otherwise. Texts are
 * uncontrolled, so that nothing typed before hydration is lost.
 */
export function FieldArea({ form: { draft, enter }, children }: FieldAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const { content, formKey, refusals } = draft;
  const findTexts = useEffectEvent(() => findTextFields(area.current, content));
  // Ignores fields that are still empty: the draft may not be filled in yet.
  const reportTyped = useEffectEvent(() => {
    const typed = findTexts().filter(({ value }) => value !== '');
    const changed = typed.filter(({ name, value }) => content[name as 'name'] !== value);
    if (changed.length > 0) enter(toPart(changed));
  });
  const showContent = useEffectEvent(() => {
    for (const field of findTexts()) {
      const value = content[field.name as 'name'];
      if (field.value !== value) field.value = value;
    }
  });
  useEffect(() => reportTyped(), []);
  useLayoutEffect(() => {
    if (formKey > 0) showContent();
  }, [formKey]);
  useEffect(() => {
    if (refusals === 0) return;
    const field = area.current?.querySelector<HTMLElement>('[aria-invalid]');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [refusals]);
  return (
    <div
      ref={area}
      className="grid grid-cols-1 gap-5"
      onInput={({ target }) => {
        const typed = findTextFields(area.current, content).filter((field) => field === target);
        if (typed.length > 0) enter(toPart(typed));
      }}
    >
      {children}
    </div>
  );
}

function findTextFields(area: HTMLElement | null, content: Content) {
  return [...(area?.querySelectorAll('input, textarea') ?? [])].filter(
    (field): field is HTMLInputElement | HTMLTextAreaElement =>
      (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
      isNameOf(content, field.name) &&
      typeof content[field.name] === 'string',
  );
}

function toPart(fields: { name: string; value: string }[]): Partial<Content> {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

type PublicListingFormProps = FieldAreaProps & {
  button: string;
  isSending: boolean;
  /** A second button, which leaves out what may come later. */
  laterButton?: string | null;
  onSubmit: (isLater: boolean) => void;
};

/** A form of a listing for everybody, that its own screen checks and sends. */
export function PublicListingForm(props: PublicListingFormProps) {
  const { form, button, isSending, laterButton = null, onSubmit, children } = props;
  const isHydrated = useHydrated();
  const count = Object.keys(form.draft.errors).length;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isLater = submitter?.getAttribute('value') === 'later';
    if (!reportUnreadInput(event.currentTarget)) onSubmit(isLater);
  }

  return (
    <form className="grid grid-cols-1 gap-5" method="post" noValidate onSubmit={submit}>
      <FieldArea form={form}>{children}</FieldArea>
      <p className="sr-only" role="alert">
        {count > 0 && fieldsNeedAttention({ count })}
      </p>
      <SlowNote isSending={isSending} hasInput />
      <div className="flex flex-wrap gap-3">
        <button
          className="button-solid pending-button"
          type="submit"
          disabled={!isHydrated}
          aria-disabled={isSending || undefined}
        >
          {isSending ? sending : button}
        </button>
        {laterButton && isHydrated && (
          <button className="button-line" type="submit" value="later">
            {laterButton}
          </button>
        )}
      </div>
    </form>
  );
}

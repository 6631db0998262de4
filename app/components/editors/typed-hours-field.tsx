import { type KeyboardEvent, useId, useState } from 'react';
import { useUnreadInput } from '#app/components/ui/unread-input.ts';
import { parseTypedHours } from '#app/domain/business/parse-typed-hours.ts';
import type { OpeningHours } from '#app/domain/business/business.ts';
import * as t from '#app/messages/components/editors.tsx';

export type HoursTyped = {
  words: string;
  /** The parsed week; null while nothing is understood. */
  opening_hours: OpeningHours[] | null;
  isByAppointment: boolean;
};

type TypedHoursFieldProps = {
  words: string;
  error: string | undefined;
  /** Whether the text is stored beside the week. If not, text that is not understood stops saving. */
  isTextStored: boolean;
  onType: (typed: HoursTyped) => void;
};

/** Hours as text, which fill in the week once parsed; the text is kept in any case. */
export function TypedHoursField({ words, error, isTextStored, onType }: TypedHoursFieldProps) {
  const id = useId();
  // Incomplete words are not errors while typing.
  const [isTyping, setIsTyping] = useState(false);
  const unread = describeUnread(words, isTextStored);
  const problem = isTyping ? error : (unread ?? error);
  const input = useUnreadInput(isTextStored ? null : unread);

  function type(typed: string) {
    setIsTyping(true);
    const read = parseTypedHours(typed);
    const isUnderstood = read.ok && typed.trim() !== '';
    onType({
      words: typed,
      opening_hours: isUnderstood ? read.opening_hours : null,
      isByAppointment: isUnderstood && read.isByAppointment,
    });
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    setIsTyping(false);
  }

  return (
    <div>
      <label className="block text-sm font-semibold" htmlFor={id}>
        {t.typedHoursLabel}
      </label>
      <input
        className={`mt-1 block min-h-12 w-full rounded-control border-[1.5px] bg-raised px-3 ${problem ? 'border-accent' : 'border-rule-strong'}`}
        ref={input}
        id={id}
        type="text"
        placeholder={t.typedHoursPlaceholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        value={words}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => setIsTyping(false)}
      />
      <p className="mt-1 text-xs text-soft" id={`${id}-hint`}>
        {t.typedHoursHint}
      </p>
      <p className="mt-1 text-sm font-medium text-accent" id={`${id}-problem`} role="status">
        {problem}
      </p>
    </div>
  );
}

/** Describes what of the text does not fill in the week; null if all of it does. */
function describeUnread(text: string, isTextStored: boolean): string | null {
  const parsed = parseTypedHours(text);
  if (!parsed.ok) {
    const advice = isTextStored ? t.typedHoursSaved : t.typedHoursChange;
    return t.typedHoursUnknown({ piece: parsed.piece, advice });
  }
  return parsed.isByAppointment && !isTextStored ? t.typedHoursByAppointment : null;
}

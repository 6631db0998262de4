import { type ReactNode, useEffect, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import { findErrors, type FormAnswer, type FormErrors } from '#app/components/ui/form-answer.ts';
import type { Setting } from '#app/domain/setting/setting.ts';
import { ChangeHistory } from '#app/components/signed-in/change-history.tsx';
import type { FormFetcher } from '#app/components/ui/form.tsx';
import { describeValue } from './labels.ts';

type SettingFormProps = {
  setting: Setting;
  intent: string;
  button: string;
  children: (errors: FormErrors) => ReactNode;
};

/**
 * The form of a setting, with its earlier values. Keeps what was typed if somebody else saved
 * first.
 */
export function SettingForm({ setting, intent, button, children }: SettingFormProps) {
  const saving = useFetcher<FormAnswer>();
  const puttingBack = useFetcher<FormAnswer>();
  const { revalidate } = useRevalidator();
  const isSettled = saving.state === 'idle' && puttingBack.state === 'idle';
  const hasFailed = [saving.data, puttingBack.data].some((answer) => answer?.kind === 'failed');
  useEffect(() => {
    // Shows what somebody else has saved; the next attempt is based on it.
    if (isSettled && hasFailed) void revalidate();
  }, [isSettled, hasFailed, revalidate]);
  return (
    <>
      <SignedInForm
        key={useRound(puttingBack)}
        fetcher={saving}
        intent={intent}
        button={button}
        look="line"
      >
        <Target setting={setting} />
        {children(findErrors(saving.data))}
      </SignedInForm>
      <History setting={setting} fetcher={puttingBack} />
    </>
  );
}

/** Returns another number after each restored value, which fills the form again. */
function useRound({ state, data }: ReturnType<typeof useFetcher<FormAnswer>>): number {
  const [last, setLast] = useState<{ round: number; answer?: FormAnswer }>({ round: 0 });
  if (state === 'idle' && data?.kind === 'done' && data !== last.answer) {
    setLast({ round: last.round + 1, answer: data });
  }
  return last.round;
}

type HistoryProps = { setting: Setting; fetcher: FormFetcher };

/** The latest values of a setting. */
function History({ setting, fetcher }: HistoryProps) {
  return (
    <ChangeHistory
      changes={setting.changes}
      present={setting.value}
      describe={(value) => describeValue(setting, value)}
      namePutBack={(value) => `Restore ${describeValue(setting, value)}`}
      fieldsOf={(value) => ({
        kind: setting.kind,
        name: setting.name,
        seen: String(setting.revision),
        value: JSON.stringify(value),
      })}
      fetcher={fetcher}
    />
  );
}

/** Hidden fields that name the setting of a form. */
export function Target({ setting: { kind, name, revision } }: { setting: Setting }) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="seen" value={revision} />
    </>
  );
}

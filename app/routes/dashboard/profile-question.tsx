import { useFetcher } from 'react-router';
import { SignedInForm } from '#app/components/signed-in/signed-in-form.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import * as t from '#app/messages/routes/dashboard.tsx';
import { DashboardPart } from './dashboard-part.tsx';

const answers = [
  { value: 'yes', button: t.profileYes },
  { value: 'no', button: t.profileNo },
];

/** Asks once whether others may see a profile of the person, which their settings ask again. */
export function ProfileQuestion() {
  const fetcher = useFetcher<FormAnswer>();
  return (
    <DashboardPart title={t.profileQuestion}>
      <p className="mb-4 max-w-[65ch] text-soft">{t.profileQuestionAbout}</p>
      <div className="flex flex-wrap gap-3">
        {answers.map(({ value, button }) => (
          <SignedInForm
            key={value}
            fetcher={fetcher}
            action="/account-settings"
            intent="visibility"
            button={button}
            variant="line"
          >
            <input type="hidden" name="is_shown" value={value} />
          </SignedInForm>
        ))}
      </div>
    </DashboardPart>
  );
}

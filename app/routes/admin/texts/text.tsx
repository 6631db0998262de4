import { useDeferredValue, useEffect, useState } from 'react';
import { data, useFetcher } from 'react-router';
import * as z from 'zod/mini';
import { notify } from '#app/browser/toasts/toast-store.ts';
import { SiteText } from '#app/components/article/site-text.tsx';
import { ChangeHistory } from '#app/components/signed-in/change-history.tsx';
import { signedInContext } from '#app/components/signed-in/require-session.ts';
import { ScreenPart, settle } from '#app/components/signed-in/screen-part.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import {
  SignedInForm,
  signedInForm,
  signedInForms,
} from '#app/components/signed-in/signed-in-form.tsx';
import type { SignedInHandle } from '#app/components/signed-in/signed-in-handle.ts';
import { done, failed, findErrors, type FormAnswer } from '#app/components/ui/form-answer.ts';
import { answerRefusal } from '#app/components/ui/run-form.ts';
import { TextArea } from '#app/components/ui/text-field.tsx';
import { fillNames } from '#app/config/site.ts';
import { type TextName, textLengths } from '#app/config/texts.ts';
import type { ArticleBody } from '#app/domain/article/article.ts';
import { changeSetting, findSettings } from '#app/domain/setting/setting-calls.ts';
import type { SettingOf } from '#app/domain/setting/setting.ts';
import { cleanText, namesOf } from '#app/domain/text/text.ts';
import * as adminToasts from '#app/messages/admin-toasts.ts';
import { sha256 } from '#app/services/hex-digest.ts';
import type { Db } from '#app/services/supabase/client.ts';
import type { Route } from './+types/text';
import { shippedTexts } from './shipped-texts.tsx';
import { textLabels } from './text-labels.ts';

type Text = SettingOf<'text'>;

const target = {
  name: z.enum(namesOf(textLengths)),
  expectedRevision: z.coerce.number(),
};

type Target = { name: TextName; expectedRevision: number };

async function save(person: { db: Db }, given: Target, value: Text['value']) {
  const outcome = await changeSetting(person, { kind: 'text', ...given, value });
  if (!outcome.ok) return answerRefusal(outcome);
  if (outcome.outcome !== 'done') {
    notify(adminToasts.settingChanged);
    return failed;
  }
  notify(adminToasts.settingSaved);
  return done;
}

const tooLong = 'This text is too long';

const saveText = signedInForm(
  z.object({ ...target, markdown: z.string(), shipped: z.string() }).check(
    z.refine(({ name, markdown }) => cleanText(markdown).length <= textLengths[name], {
      path: ['markdown'],
      error: tooLong,
    }),
  ),
  (person, { markdown: typed, shipped, ...given }) => {
    const markdown = cleanText(typed);
    return save(person, given, markdown === '' ? null : { markdown, shipped });
  },
);

const restore = signedInForm(
  z.object({ ...target, value: z.string() }),
  (person, { value, ...given }) => save(person, given, JSON.parse(value) as Text['value']),
);

export const handle = {
  isPrivate: true,
  title: 'Text',
  nameSubject: ({ name }: { name: TextName }) => textLabels[name].name,
} satisfies SignedInHandle;

export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const name = namesOf(textLengths).find((one) => one === params.name);
  if (name === undefined) throw data(null, { status: 404 });
  return { name, part: await settle(findText(context.get(signedInContext), name)) };
}

async function findText(person: { db: Db }, name: TextName) {
  const settings = await findSettings(person, 'text');
  const setting = settings.find((one): one is Text => one.kind === 'text' && one.name === name);
  if (setting === undefined) throw data(null, { status: 404 });
  const shipped = shippedTexts[name]();
  return { setting, shipped, hash: await sha256(shipped) };
}

export const clientAction = signedInForms({ 'save-text': saveText, 'put-back': restore });

/** A text of the code beside the one that replaces it, with a preview and the history. */
export default function TextScreen({ loaderData: { name, part } }: Route.ComponentProps) {
  const { name: label, where } = textLabels[name];
  return (
    <>
      <p className="mt-3 text-soft">
        <strong>{label}</strong>: {where}
      </p>
      <ScreenPart of={part.of} failed="We could not load the text.">
        {(found) => <Editor key={found.setting.revision} {...found} />}
      </ScreenPart>
    </>
  );
}

type EditorProps = { setting: Text; shipped: string; hash: string };

function Editor({ setting, shipped, hash }: EditorProps) {
  const saving = useFetcher<FormAnswer>();
  const restoring = useFetcher<FormAnswer>();
  const { name, value, revision } = setting;
  const [typed, setTyped] = useState(value?.markdown ?? '');
  /** Recreates the field with what it begins with. */
  const [start, setStart] = useState(value?.markdown ?? '');
  const errors = findErrors(saving.data);

  function beginWithShipped() {
    setStart(shipped);
    setTyped(shipped);
  }

  return (
    <>
      {value !== null && value.shipped !== hash && (
        <p className="mt-4 max-w-3xl border-l-4 border-accent bg-wash px-4 py-3" role="status">
          The shipped text has changed since you wrote yours. Compare them, and save yours again.
        </p>
      )}
      <div className="mt-6 grid gap-x-12 gap-y-8 xl:grid-cols-2">
        <ScreenSection title="Your text">
          <div
            onInput={({ target: field }) => {
              if (field instanceof HTMLTextAreaElement) setTyped(field.value);
            }}
          >
            <SignedInForm fetcher={saving} intent="save-text" button="Save">
              <input type="hidden" name="name" value={name} />
              <input type="hidden" name="expectedRevision" value={revision} />
              <input type="hidden" name="shipped" value={hash} />
              <TextArea
                key={start}
                name="markdown"
                label="Markdown"
                hint="{name}, {area} and {contact} become your directory’s. Empty: the shipped text is shown."
                rows={textLengths[name] > 1_000 ? 20 : 5}
                maxLength={textLengths[name]}
                defaultValue={start}
                error={errors.markdown}
              />
            </SignedInForm>
          </div>
          <button className="button-line mt-3" type="button" onClick={beginWithShipped}>
            Start with the shipped text
          </button>
          <ChangeHistory<Text['value']>
            changes={setting.changes}
            present={value}
            describe={(one) => one?.markdown ?? 'the shipped text'}
            nameRestore={(one) => (one === null ? 'Restore the shipped text' : 'Restore this text')}
            fieldsOf={(one) => ({
              name,
              expectedRevision: String(revision),
              value: JSON.stringify(one),
            })}
            fetcher={restoring}
          />
        </ScreenSection>
        <div className="grid content-start gap-8">
          <ScreenSection title="Shipped text">
            <pre className="max-h-96 overflow-auto rounded-control bg-sunk p-3 text-sm whitespace-pre-wrap">
              {shipped}
            </pre>
          </ScreenSection>
          <ScreenSection title="Preview">
            <Preview markdown={typed === '' ? shipped : typed} />
          </ScreenSection>
        </div>
      </div>
    </>
  );
}

function Preview({ markdown }: { markdown: string }) {
  const written = useDeferredValue(markdown);
  const [text, setText] = useState<ArticleBody | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function parse() {
      const { parseMarkdown } = await import('#app/domain/article/parse-markdown.ts');
      if (isCurrent) setText(parseMarkdown(fillNames(written)));
    }
    void parse();
    return () => {
      isCurrent = false;
    };
  }, [written]);
  return text && <SiteText text={text} />;
}

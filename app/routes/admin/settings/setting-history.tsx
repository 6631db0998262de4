import { useFetcher } from 'react-router';
import { describeSetting } from '#app/components/admin/setting-fields.ts';
import { ChangeHistory } from '#app/components/signed-in/change-history.tsx';
import { ScreenSection } from '#app/components/signed-in/screen-section.tsx';
import type { FormAnswer } from '#app/components/ui/form-answer.ts';
import type { Setting } from '#app/domain/setting/setting.ts';

/** So many of the latest changes are shown; the audit log has the others. */
const shownChanges = 30;

/** What was changed of any setting, the newest first, each with a button for what was there before. */
export function SettingHistory({ settings }: { settings: Setting[] }) {
  const restoring = useFetcher<FormAnswer>();
  type Version = { setting: Setting; value: object | null };
  const changes = settings
    .flatMap((setting) =>
      setting.changes.map((change) => ({
        ...change,
        before: { setting, value: change.before },
        after: { setting, value: change.after },
      })),
    )
    .toSorted((a, b) => b.id - a.id)
    .slice(0, shownChanges);
  return (
    <ScreenSection id="history" title="History">
      <ChangeHistory<Version | null>
        changes={changes}
        present={null}
        describe={(version, other) =>
          version ? describeSetting(version.setting, version.value, other?.value ?? null) : ''
        }
        nameRestore={(version) =>
          `Restore ${version ? describeSetting(version.setting, version.value, version.setting.value) : ''}`
        }
        fieldsOf={(version) => {
          if (!version) return null;
          const { setting, value } = version;
          if (describeSetting(setting, value, setting.value) === '') return null;
          const { kind, name, revision } = setting;
          return { kind, name, expectedRevision: String(revision), value: JSON.stringify(value) };
        }}
        fetcher={restoring}
      />
    </ScreenSection>
  );
}

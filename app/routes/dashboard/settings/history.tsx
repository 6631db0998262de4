import { ChangeHistory } from '#app/components/signed-in/change-history.tsx';
import type { FormFetcher } from '#app/components/ui/form.tsx';
import type { Setting } from '#app/domain/setting/setting.ts';
import { describeValue } from './words.ts';

type HistoryProps = { setting: Setting; fetcher: FormFetcher };

/** The latest values of a setting. */
export function History({ setting, fetcher }: HistoryProps) {
  return (
    <ChangeHistory
      changes={setting.changes}
      present={setting.value}
      describe={(value) => describeValue(setting, value)}
      namePutBack={(value) => `Put back ${describeValue(setting, value)}`}
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

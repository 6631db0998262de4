import type { NameKind } from '#app/domain/name/name.ts';

/** The fields that say which name a form is about; `name` is empty for a new one. */
export function OfName({ kind, name }: { kind: NameKind; name: string }) {
  return (
    <>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={name} />
    </>
  );
}

import type { Setting } from '#app/domain/setting/setting.ts';

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

/** What a screen is made of as one text, and which kind of screen it is. */
export type PackedView<View> = {
  kind: 'directory' | 'results';
  json: string;
  /** Never there: by it the type of what is packed is remembered. */
  of?: View;
};

const unpacked = new WeakMap<object, unknown>();

/**
 * React Router writes each value of a loader once and refers to it by number. Numbers compress badly,
 * words that stand in the page already compress well: as JSON a page of results is a sixth smaller.
 */
export function packView<View extends { kind: 'directory' | 'results' }>(
  view: View,
): PackedView<View> {
  const packed = { kind: view.kind, json: JSON.stringify(view) };
  unpacked.set(packed, view);
  return packed;
}

/** The same value each time, so that nothing is rendered anew for it. */
export function unpackView<View>(packed: PackedView<View>): View {
  const known = unpacked.get(packed);
  if (known !== undefined) return known as View;
  const view: View = JSON.parse(packed.json);
  unpacked.set(packed, view);
  return view;
}

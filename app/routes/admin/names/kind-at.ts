import { listedKinds, type ListedKind } from '#app/components/admin/names/name-kinds.ts';

/** Returns the kind of names of a screen below /dashboard. */
export function kindAt({ pathname }: URL): ListedKind {
  const kinds = Object.keys(listedKinds) as ListedKind[];
  return kinds.find((kind) => `${pathname}/`.startsWith(listedKinds[kind].path)) ?? 'category';
}

import { useState } from 'react';
import { useOutletContext } from 'react-router';
import type { EditableBusiness } from '#app/domain/editing/editing-schema.ts';

/** Returns the listing being edited, for the screens of routes/business-profile/listing. */
export function useListing(): EditableBusiness {
  return useOutletContext<EditableBusiness>();
}

/** Returns whether it has a public page. */
export function isPublic({ status }: EditableBusiness): boolean {
  return status === 'published' || status === 'closed' || status === 'moved';
}

/**
 * Returns the value of a field that shows what the screen loads, also after another editor's save.
 * When the screen loads what the user saved, what they have entered since stays.
 */
export function useChosen(loaded: string): [chosen: string, choose: (value: string) => void] {
  const [state, setState] = useState({ loaded, chosen: loaded, entered: [] as string[] });
  if (state.loaded !== loaded) {
    const isOwn = state.entered.includes(loaded);
    setState(isOwn ? { ...state, loaded } : { loaded, chosen: loaded, entered: [] });
  }
  const choose = (value: string) =>
    setState(({ entered, ...rest }) => ({ ...rest, chosen: value, entered: [...entered, value] }));
  return [state.chosen, choose];
}

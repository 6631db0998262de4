import { useState } from 'react';

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

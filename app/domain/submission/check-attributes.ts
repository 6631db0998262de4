import { lengthOf } from './length-of.ts';

const most = { attributes: 30, characters: 48 };

/** Returns what is wrong with a listing's features; null if nothing. */
export function findAttributesError(attributes: readonly string[]): string | null {
  const isSound = (name: string) => name.trim() === name && name !== '' && isShort(name);
  const isSet = new Set(attributes).size === attributes.length;
  if (attributes.length <= most.attributes && isSet && attributes.every(isSound)) return null;
  return `Please choose at most ${most.attributes} different features of at most ${most.characters} characters`;
}

function isShort(name: string): boolean {
  return lengthOf(name) <= most.characters;
}

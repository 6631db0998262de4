const opensAfter = /[\s([{“‘—–-]/;

/**
 * Turns typewriter quotes into printed ones: "It's" becomes “It’s”. The answer remembers how the
 * text before ended, so that a word may be emphasised or linked inside its quotes.
 */
export function createQuoteCurler(): (text: string) => string {
  let before = ' ';
  return (text) => {
    let curled = '';
    for (const character of text) {
      before = curl(character, before);
      curled += before;
    }
    return curled;
  };
}

function curl(character: string, before: string): string {
  if (character === '"') return opensAfter.test(before) ? '“' : '”';
  if (character === "'") return opensAfter.test(before) ? '‘' : '’';
  return character;
}

const opensAfter = /[\s([{“‘—–-]/;

/**
 * Returns a function that turns straight quotes into curly ones: "It's" becomes “It’s”. It
 * remembers how the previous text ended, so that a word inside quotes may be emphasized or linked.
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

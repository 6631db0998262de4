import { icons, trades } from './icons.ts';

export type House = 'shop' | 'hall' | 'workshop' | 'office';

/** An icon as SVG: its path, and the width and height of its square. */
export type TradeIcon = { path: string; size: number };

/** How the drawing of a business shows its trade: by its kind of house, and by an icon on its sign. */
export type Trade = { house: House; icon: TradeIcon };

const iconByName = new Map(
  readRows(icons).map(([name, size, path = '']) => [name, { path, size: Number(size) }]),
);
const byCategory = new Map(
  readRows(trades).map(([category, house, icon]) => [category, { house, icon }]),
);

/** Returns how a category is drawn; null for one that nobody has chosen an icon for. */
export function findTrade(category: string): Trade | null {
  const { house, icon } = byCategory.get(category) ?? {};
  const drawn = iconByName.get(icon);
  return drawn ? { house: house as House, icon: drawn } : null;
}

function readRows(table: string): string[][] {
  const rows = table.trim().split('\n');
  return rows.map((row) => row.split('|'));
}

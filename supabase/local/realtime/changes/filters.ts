/** `status=eq.pending`: one condition of a subscription. */
export type Filter = {
  column: string;
  operator: Operator;
  /** One value, or those of `in`. */
  values: string[];
};

const operators = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'] as const;
type Operator = (typeof operators)[number];

const maxValues = 100;
const condition = /^([^=]+)=([a-z]+)\.(.*)$/s;
const numeric = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid']);

/** Parses comma-separated conditions, joined by AND; null when one is unsupported. */
export function parseFilters(text: string): Filter[] | null {
  const filters = split(text).map(parseFilter);
  return filters.every((filter) => filter !== null) ? filters : null;
}

/** Whether a row matches. An unknown or null column matches no value. */
export function matchesFilters(
  filters: readonly Filter[],
  row: Record<string, string | null | undefined>,
  typeOf: (column: string) => string,
): boolean {
  return filters.every(({ column, operator, values }) => {
    const value = row[column];
    if (value === null || value === undefined) return false;
    const orders = values.map((other) => compare(typeOf(column), value, other));
    return holds[operator](orders);
  });
}

const holds: Record<Operator, (orders: number[]) => boolean> = {
  eq: ([order]) => order === 0,
  neq: ([order]) => order !== 0,
  lt: ([order = 0]) => order < 0,
  lte: ([order = 1]) => order <= 0,
  gt: ([order = 0]) => order > 0,
  gte: ([order = -1]) => order >= 0,
  in: (orders) => orders.includes(0),
};

/** Compares values in PostgreSQL's text form of the type, in which dates sort alphabetically. */
function compare(type: string, one: string, other: string): number {
  const [a, b] = numeric.has(type) ? [Number(one), Number(other)] : [one, other];
  // Whole numbers beyond a double's precision are at least told apart.
  if (a === b) return one === other || type !== 'int8' ? 0 : 1;
  return a < b ? -1 : 1;
}

function parseFilter(text: string): Filter | null {
  const [, column = '', operator = '', value = ''] = condition.exec(text) ?? [];
  if (!isOperator(operator)) return null;
  if (operator !== 'in') return { column, operator, values: [unquote(value)] };
  if (!value.startsWith('(') || !value.endsWith(')')) return null;
  const values = split(value.slice(1, -1)).map(unquote);
  return values.length > maxValues ? null : { column, operator, values };
}

function isOperator(text: string): text is Operator {
  return operators.some((operator) => operator === text);
}

/** Splits at commas outside quotes and brackets. */
function split(text: string): string[] {
  return text.match(/(?:"(?:\\.|[^"\\])*"|\([^)]*\)|[^,])+/gs) ?? [''];
}

function unquote(text: string): string {
  const quoted = /^"(.*)"$/s.exec(text.trim());
  return quoted ? (quoted[1] ?? '').replaceAll(/\\(.)/gs, '$1') : text;
}

/** Lengths and anchors are bounded, so that the time for a long text without a match is linear. */
const rules: [RegExp, string][] = [
  [/\beyJ[\w-]{5,}\.[\w-]{5,}(?:\.[\w-]*)?/g, '[token]'],
  [/\bsb_(?:secret|publishable)_[\w-]+/g, '[token]'],
  [/\bms_[\w-]{32}/g, '[token]'],
  [/\bBearer [^\s"\\]+/gi, '[token]'],
  [/(?<=\/[^\s"'?#\\]{0,500})[?#][^\s"'\\]{0,4000}/g, ''],
  [
    /(?<![^\s@"'<>\\/?=&:,;()[\]])[^\s@"'<>\\/?=&:,;()[\]]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/gi,
    '[e-mail]',
  ],
  [/\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g, '[phone]'],
];

/**
 * Removes e-mail addresses, tokens, phone numbers, and queries and fragments of URLs from a text or
 * JSON.
 */
export function scrubText(text: string): string {
  return rules.reduce((scrubbed, [pattern, stand]) => scrubbed.replace(pattern, stand), text);
}

type Fields = Record<string, unknown>;

/** Errors of the JavaScript engine describe code, but quote values that may be personal. */
const engineErrors = new Set([
  'TypeError',
  'ReferenceError',
  'RangeError',
  'SyntaxError',
  'URIError',
]);
const quoted = /"[^"]*"|'[^']*'|`[^`]*`/g;
/** In plain text, unlike in JSON, a query may contain spaces. */
const query = /(?<=\/[^\s?#]{0,500})[?#].*$/s;
const maxMessageLength = 200;

const eventFields = words(`event_id type timestamp start_timestamp platform level release dist
  environment sdk transaction transaction_info debug_meta measurements
  replay_id replay_type replay_start_timestamp segment_id error_ids trace_ids`);
const frameFields = words('filename function module lineno colno in_app');
const traceFields = words(`trace_id span_id parent_span_id op status origin data description
  start_timestamp timestamp exclusive_time`);
const traceData = words('http.request.method http.response.status_code sentry.op sentry.origin');
const breadcrumbCategories = new Set(['fetch', 'xhr', 'navigation']);
/** Without `replayId` the SDK does not send the replay of an error. */
const tags = ['request_id', 'route', 'code', 'replayId'];

/**
 * Returns the parts of a Sentry event that may be sent: types, places and times, but no text of
 * people. An allowlist, so that fields of new SDK versions are not sent.
 */
export function cleanEvent<Event extends object>(event: Event): Event {
  const given = event as Fields;
  const cleaned: Fields = pick(given, eventFields);
  cleaned.tags = pick(given.tags, tags);
  cleaned.contexts = { trace: cleanTrace((given.contexts as Fields | undefined)?.trace) };
  cleaned.exception = {
    values: listOf((given.exception as Fields | undefined)?.values).map(cleanException),
  };
  cleaned.breadcrumbs = listOf(given.breadcrumbs)
    .filter(({ category }) => breadcrumbCategories.has(String(category)))
    .map(cleanBreadcrumb);
  cleaned.spans = listOf(given.spans).map(cleanTrace);
  cleaned.request = pick(given.request, ['url']);
  // Internal data of the SDK, which it removes before sending; its references are circular.
  const notes = { sdkProcessingMetadata: given.sdkProcessingMetadata };
  return { ...(scrubStrings(cleaned) as Event), ...notes };
}

function cleanException(exception: Fields): Fields {
  const stacktrace = exception.stacktrace as { frames?: Fields[] } | undefined;
  return {
    type: exception.type,
    value: cleanMessage(exception),
    mechanism: pick(exception.mechanism, ['type', 'handled']),
    stacktrace: { frames: listOf(stacktrace?.frames).map((frame) => pick(frame, frameFields)) },
  };
}

/** Only keeps messages of the engine, without quotes: other messages may contain anything. */
function cleanMessage({ type, value }: Fields): string {
  if (!engineErrors.has(String(type)) || typeof value !== 'string') {
    return '[message kept here]';
  }
  return value.replace(quoted, '[text]').slice(0, maxMessageLength);
}

function cleanBreadcrumb({ type, category, level, timestamp, data }: Fields): Fields {
  return {
    type,
    category,
    level,
    timestamp,
    data: pick(data, ['method', 'status_code', 'url', 'from', 'to']),
  };
}

function cleanTrace(span: unknown): Fields {
  const trace = pick(span, traceFields);
  trace.data = pick(trace.data, traceData);
  return trace;
}

function pick(from: unknown, names: string[]): Fields {
  const given = (typeof from === 'object' && from !== null ? from : {}) as Fields;
  return Object.fromEntries(
    names.filter((name) => name in given).map((name) => [name, given[name]]),
  );
}

function words(text: string): string[] {
  return text.split(/\s+/);
}

function listOf(value: unknown): Fields[] {
  return Array.isArray(value) ? value : [];
}

function scrubStrings(value: unknown): unknown {
  if (typeof value === 'string') {
    return scrubText(value.replace(query, ''));
  }
  if (Array.isArray(value)) {
    return value.map(scrubStrings);
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, scrubStrings(inner)]),
  );
}

/** Item types that are forwarded: no attachments, feedback or logs. */
const kinds = new Set([
  'event',
  'transaction',
  'client_report',
  'replay_event',
  'replay_recording',
]);

const lineFeed = 10;

/**
 * Cleans an envelope of the Sentry protocol (a line of JSON, then for each item a line of JSON and
 * its payload) of personal data; null if it is malformed or for another DSN. Works on bytes, in
 * which lengths are given, so that many small items take no longer than few large ones.
 */
export function cleanEnvelope(bytes: Uint8Array, dsn: string): string | null {
  const headerEnd = endOfLine(bytes, 0);
  const header = parseHeader(bytes.subarray(0, headerEnd));
  if (header?.dsn !== dsn) {
    return null;
  }
  const items: string[] = [];
  let at = headerEnd + 1;
  while (at < bytes.length) {
    const lineEnd = endOfLine(bytes, at);
    const item = parseHeader(bytes.subarray(at, lineEnd));
    if (item === null) {
      return null;
    }
    at = lineEnd + 1;
    const end = endOfPayload(bytes, at, item.length);
    if (kinds.has(String(item.type))) {
      const payload = scrubText(decode(bytes.subarray(at, end)));
      const length = new TextEncoder().encode(payload).length;
      items.push(JSON.stringify({ ...item, length }), payload);
    }
    at = end + 1;
  }
  const { event_id, sent_at } = header;
  return [JSON.stringify({ event_id, sent_at, dsn }), ...items, ''].join('\n');
}

function endOfLine(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(lineFeed, from);
  return end === -1 ? bytes.length : end;
}

/** Without a length, a payload ends with its line. */
function endOfPayload(bytes: Uint8Array, from: number, length: unknown): number {
  return Number.isInteger(length) && Number(length) >= 0
    ? from + Number(length)
    : endOfLine(bytes, from);
}

function parseHeader(line: Uint8Array): Fields | null {
  try {
    const header: unknown = JSON.parse(decode(line));
    return typeof header === 'object' && header !== null ? (header as Fields) : null;
  } catch {
    return null;
  }
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

type Dsn = {
  publicKey: string;
  /** The endpoint for the project's envelopes. */
  envelopeUrl: string;
};

/** Parses `https://KEY@HOST[/PATH]/PROJECT`. */
export function parseDsn(dsn: string): Dsn {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return {
    publicKey: username,
    envelopeUrl: `${protocol}//${host}${path}/api/${project}/envelope/`,
  };
}

export type Dsn = {
  publicKey: string;
  /** The URL that takes the project's envelopes. */
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

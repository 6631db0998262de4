export type Dsn = {
  publicKey: string;
  /** Where the project takes envelopes. */
  envelopeUrl: string;
};

/** The parts of `https://KEY@HOST[/PATH]/PROJECT`. */
export function parseDsn(dsn: string): Dsn {
  const { protocol, username, host, pathname } = new URL(dsn);
  const [, path = '', project = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return {
    publicKey: username,
    envelopeUrl: `${protocol}//${host}${path}/api/${project}/envelope/`,
  };
}

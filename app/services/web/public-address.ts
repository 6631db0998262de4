/** Names of private networks, whatever a resolver returns for them. */
const privateEndings = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'onion'];

/** Non-public IPv4 ranges, as a start and a number of leading bits: RFC 6890 and its successors. */
const privateRanges: [start: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/**
 * Returns whether a URL may be fetched, judging by its text alone: http or https on the default
 * ports, without user name and password, with a host name instead of an IP address, within
 * `domain`.
 */
export function isPublicUrl(url: URL, domain: string): boolean {
  const { protocol, port, username, password, hostname } = url;
  const isWeb = ['http:', 'https:'].includes(protocol) && ['', '80', '443'].includes(port);
  // URL normalizes each form of an IPv4 address ('0x7f.1') to four numbers, and puts IPv6 in
  // brackets.
  const isName = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  const isWithin = hostname === domain || hostname.endsWith(`.${domain}`);
  const isPrivate = privateEndings.some((ending) => `.${hostname}`.endsWith(`.${ending}`));
  return isWeb && username === '' && password === '' && isName && isWithin && !isPrivate;
}

/** Returns whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (/^\d+(\.\d+){3}$/.test(address)) {
    const number = toNumber(address);
    return !privateRanges.some(([start, bits]) => {
      const size = 2 ** (32 - bits);
      return Math.floor(number / size) === Math.floor(toNumber(start) / size);
    });
  }
  const [first = 0, second = 0] = address
    .split(':')
    .map((group) => Number.parseInt(group, 16) || 0);
  // Global unicast, without tunnels to IPv4 (Teredo, 6to4) and ranges for documentation.
  const isGlobal = first >= 0x2000 && first <= 0x3fff && address.includes(':');
  return isGlobal && first !== 0x2002 && !(first === 0x2001 && [0, 0xdb8].includes(second));
}

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** Names of private networks, whatever they resolve to. */
const privateEndings = ['localhost', 'local', 'internal', 'home.arpa', 'lan', 'onion'];

/** IPv4 ranges that are not public, by their first bits: RFC 6890 and its updates. */
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
 * Returns whether a URL may be fetched by its text: http or https on the default port, without
 * credentials, with a host name that is `domain` or below it, not an IP address.
 */
export function isPublicUrl(url: URL, domain: string): boolean {
  const { protocol, port, username, password, hostname } = url;
  const isWeb = ['http:', 'https:'].includes(protocol) && ['', '80', '443'].includes(port);
  // The URL parser converts all forms of IPv4 addresses ('0x7f.1') to four numbers; IPv6 is in
  // brackets.
  const isName = /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*$/.test(hostname);
  const isWithin = hostname === domain || hostname.endsWith(`.${domain}`);
  const isPrivate = privateEndings.some((ending) => `.${hostname}`.endsWith(`.${ending}`));
  return isWeb && username === '' && password === '' && isName && isWithin && !isPrivate;
}

/** Returns whether an IP address is public. */
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
  // Global unicast, except 6to4 (2002::/16), documentation (2001:db8::/32, 3fff::/20) and what
  // protocols reserve (2001::/23, with Teredo and benchmarks): IANA's special-purpose registry.
  const isGlobal = first >= 0x2000 && first <= 0x3fff && address.includes(':');
  const isSpecial =
    first === 0x2002 ||
    (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
    (first === 0x3fff && second < 0x1000);
  return isGlobal && !isSpecial;
}

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

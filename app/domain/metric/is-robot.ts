/** User agent words by which automated clients identify themselves. */
const declared =
  /(?<!cu)bot(?:\b|[/;_-])|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|lighthouse|pagespeed|gtmetrix|pingdom|uptime|preview\b/i;

/**
 * Returns whether a user agent identifies itself as a robot, whose metrics do not count. Robots
 * that hide it are counted, and so are browsers driven by tests.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && declared.test(userAgent);
}

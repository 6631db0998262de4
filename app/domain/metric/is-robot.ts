/** How programs that fetch pages for a machine's sake name themselves. */
const declared =
  /(?<!cu)bot(?:\b|[/;_-])|crawl|spider|slurp|archiver|facebookexternalhit|mediapartners|lighthouse|pagespeed|gtmetrix|pingdom|uptime|preview\b/i;

/**
 * Whether a user agent says that it is a robot: its numbers are no visitor's. Whoever hides it is
 * counted; browsers driven by tests are, too.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent !== undefined && declared.test(userAgent);
}

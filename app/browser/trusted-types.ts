type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => string };
};

/**
 * Creates the Trusted Types policy of this name, which allows one script's or worker's URL and no other, and
 * returns that URL as the Content-Security-Policy wants it. A policy can be created only once.
 */
export function trustScriptUrl(policy: string, url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const createScriptURL = (wanted: string) => (wanted === url ? url : null);
  return trustedTypes.createPolicy(policy, { createScriptURL }).createScriptURL(url);
}

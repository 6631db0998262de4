/** Where Turnstile's script and the frames of its widget come from. */
export const turnstileHost = 'https://challenges.cloudflare.com';

/** The Trusted Types policy with which the app loads that script. */
export const turnstilePolicy = 'turnstile';

/**
 * The texts that super admins may replace in Markdown, with the greatest length of each. A text may say
 * `{name}`, `{tagline}`, `{area}` and `{contact}`, which become the directory's own.
 */
export const textLengths = {
  about: 20_000,
  help: 20_000,
  join: 20_000,
  terms: 20_000,
  privacy: 20_000,
  content: 20_000,
  accessibility: 20_000,
  footer: 300,
  mail_signup: 600,
  mail_invite: 600,
} as const;

export type TextName = keyof typeof textLengths;

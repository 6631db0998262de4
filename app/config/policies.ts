/** The site's policies: path and date of the last change, which sitemaps contain. */
export const policies = {
  terms: { path: '/terms', changedOn: '2026-11-29' },
  privacy: { path: '/privacy-policy', changedOn: '2026-11-29' },
  content: { path: '/content-policy', changedOn: '2026-11-29' },
  accessibility: { path: '/accessibility', changedOn: '2026-11-25' },
} as const;

export type PolicyName = keyof typeof policies;

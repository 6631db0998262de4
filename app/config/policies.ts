/** The site's policies: path and date of the last change, which sitemaps contain. */
export const policies = {
  terms: { path: '/terms', title: 'Terms of use', changedOn: '2026-11-25' },
  privacy: { path: '/privacy-policy', title: 'Privacy policy', changedOn: '2026-11-26' },
  content: { path: '/content-policy', title: 'Content policy', changedOn: '2026-11-26' },
  accessibility: { path: '/accessibility', title: 'Accessibility', changedOn: '2026-11-25' },
} as const;

export type PolicyName = keyof typeof policies;

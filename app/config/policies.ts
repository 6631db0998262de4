/** The policies: their paths, and the day of their last change, which sitemaps repeat. */
export const policies = {
  terms: { path: '/terms', title: 'Terms of use', changedOn: '2026-11-23' },
  privacy: { path: '/privacy-policy', title: 'Privacy policy', changedOn: '2026-11-23' },
  content: { path: '/content-policy', title: 'Content policy', changedOn: '2026-11-22' },
  accessibility: { path: '/accessibility', title: 'Accessibility', changedOn: '2026-11-21' },
} as const;

export type PolicyName = keyof typeof policies;

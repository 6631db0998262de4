import {
  type RouteConfig,
  type RouteConfigEntry,
  index,
  layout,
  route,
} from '@react-router/dev/routes';

const screens = [
  layout('routes/frame/frame.tsx', [
    index('routes/home/home.tsx', { id: 'home' }),
    route('home-search', 'routes/home/home.tsx', { id: 'home-search' }),
    route('browse/metro/:metro', 'routes/home/metro.tsx'),
    route('auth', 'routes/auth/auth.tsx'),
    route('auth/confirm', 'routes/auth/confirm.tsx'),
    route('unsubscribe', 'routes/unsubscribe/unsubscribe.tsx'),
    layout('routes/account/account.tsx', [
      route('account-settings', 'routes/account-settings/account-settings.tsx'),
      route('dashboard', 'routes/dashboard/dashboard.tsx'),
      route('dashboard/submissions/:id', 'routes/dashboard/submissions/review.tsx'),
      route('dashboard/metrics', 'routes/dashboard/metrics/metrics.tsx'),
      route('business-profile', 'routes/business-profile/business-profile.tsx'),
      route('business-submission/:id', 'routes/business-submission/submission.tsx'),
      route('claim/:id', 'routes/claim/claim.tsx'),
      route('super-admin', 'routes/super-admin/super-admin.tsx'),
    ]),
    route('business-submission', 'routes/business-submission/business-submission.tsx'),
    route('business/:id', 'routes/business/business.tsx'),
    route('sentry-test', 'routes/sentry-test/sentry-test.tsx'),
    route('cityguides', 'routes/guides/guides.tsx'),
    route('cityguides/:citySlug', 'routes/guides/guide.tsx'),
    route('blog', 'routes/blog/blog.tsx'),
    route('blog/:slug', 'routes/blog/post.tsx'),
    route('help', 'routes/help/help.tsx'),
    route('about', 'routes/about/about.tsx'),
    route('terms', 'routes/policies/terms.tsx'),
    route('privacy-policy', 'routes/policies/privacy-policy.tsx'),
    route('content-policy', 'routes/policies/content-policy.tsx'),
    route('accessibility', 'routes/policies/accessibility.tsx'),
    route('gbo', 'routes/gbo/gbo.tsx'),
    route('joinnow', 'routes/auth/joinnow.tsx'),
    route('events', 'routes/events/events.tsx'),
    route('test-nav', 'routes/test-nav/test-nav.tsx'),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
  route('legacy-home', 'routes/legacy-home/legacy-home.tsx'),
] satisfies RouteConfigEntry[];

export default [layout('routes/visit/visit.tsx', { id: 'visit' }, screens)] satisfies RouteConfig;

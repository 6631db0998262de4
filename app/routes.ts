import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('routes/frame/frame.tsx', [
    index('routes/home/home.tsx', { id: 'home' }),
    route('home-search', 'routes/home/home.tsx', { id: 'home-search' }),
    route('auth', 'routes/auth/auth.tsx'),
    route('business/:id', 'routes/business/business.tsx'),
    route('dashboard/metrics', 'routes/dashboard/metrics/metrics.tsx'),
    route('sentry-test', 'routes/sentry-test/sentry-test.tsx'),
    route('cityguides', 'routes/guides/guides.tsx'),
    route('cityguides/:citySlug', 'routes/guides/guide.tsx'),
    route('blog', 'routes/blog/blog.tsx'),
    route('blog/:slug', 'routes/blog/post.tsx'),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig;

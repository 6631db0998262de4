import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('routes/frame/frame.tsx', [
    index('routes/home/home.tsx', { id: 'home' }),
    route('home-search', 'routes/home/home.tsx', { id: 'home-search' }),
    route('auth', 'routes/auth/auth.tsx'),
    route('account-settings', 'routes/account-settings/account-settings.tsx'),
    route('dashboard', 'routes/dashboard/dashboard.tsx'),
    route('business-submission', 'routes/business-submission/business-submission.tsx'),
    route('business-profile', 'routes/business-profile/business-profile.tsx'),
    route('claim/:id', 'routes/claim/claim.tsx'),
    route('super-admin', 'routes/super-admin/super-admin.tsx'),
    route('business/:id', 'routes/business/business.tsx'),
    route('cityguides', 'routes/guides/guides.tsx'),
    route('cityguides/:citySlug', 'routes/guides/guide.tsx'),
    route('blog', 'routes/blog/blog.tsx'),
    route('blog/:slug', 'routes/blog/post.tsx'),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
] satisfies RouteConfig;

import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

export default [
  layout('routes/frame/frame.tsx', [
    index('routes/home/home.tsx', { id: 'home' }),
    route('home-search', 'routes/home/home.tsx', { id: 'home-search' }),
    route('auth', 'routes/auth/auth.tsx'),
    route('business/:id', 'routes/business/business.tsx'),
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
    route('joinnow', 'routes/joinnow/joinnow.tsx'),
    route('events', 'routes/events/events.tsx'),
    route('test-nav', 'routes/test-nav/test-nav.tsx'),
    route('*', 'routes/not-found/not-found.tsx'),
  ]),
  route('legacy-home', 'routes/legacy-home/legacy-home.tsx'),
] satisfies RouteConfig;

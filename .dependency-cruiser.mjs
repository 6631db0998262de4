// Who may import whom: the house rule of README.md, checked by `npm run validate`.

/** Each layer may import only from layers below it in this list. Together they own every file of the product. */
const layers = [
  '^workers/',
  '^(functions/|app/routes/|app/(root|entry\\.client|entry\\.server)\\.tsx$|app/routes\\.ts$)',
  '^app/context\\.ts$',
  '^app/(components|mails)/',
  '^app/browser/',
  '^app/domain/',
  '^app/services/',
  '^app/document/',
  '^app/(config|errors|styles)/',
  '^app/messages/',
];

/** Runs while Vite builds: may read the product, which knows nothing of it. */
const buildTime = '^app/build/';

const unowned = {
  path: '^(app|functions|workers)/',
  pathNot: [...layers, buildTime, '/\\+types/'],
};

const downward = layers.flatMap((from, index) => {
  const above = layers.slice(0, index);
  return above.map((to) => ({
    name: 'downward-only',
    severity: 'error',
    from: { path: from },
    to: { path: to },
  }));
});

export default {
  forbidden: [
    ...downward,
    { name: 'every-file-has-a-layer', severity: 'error', from: unowned, to: {} },
    { name: 'every-file-has-a-layer', severity: 'error', from: {}, to: unowned },
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'functions-and-routes-are-siblings',
      severity: 'error',
      from: { path: '^(functions|app/routes)/' },
      to: { path: '^(functions|app/routes)/', pathNot: '^$1/' },
    },
    {
      name: 'a-route-imports-no-route',
      severity: 'error',
      from: { path: '^app/routes/([^/]+)/' },
      to: { path: '^app/routes/', pathNot: '^app/routes/$1/' },
    },
    {
      name: 'a-noun-imports-another-only-through-its-noun-file',
      comment: 'But api, which describes to programs what all others ask for and answer.',
      severity: 'error',
      from: { path: '^app/domain/([^/]+)/', pathNot: '^app/domain/api/' },
      to: {
        path: '^app/domain/',
        pathNot: [
          '^app/domain/$1/',
          '^app/domain/([^/]+)/\\1(-schema)?\\.ts$',
          '^app/domain/(call-function|post-function|call-write|read-public\\.server)\\.ts$',
        ],
      },
    },
    {
      name: 'schemas-of-answers-are-types-in-the-product',
      comment:
        'Only tests parse by them: what the product runs has `import type`, and browsers no zod. What describes them to programs is loaded when it is asked for.',
      severity: 'error',
      from: {
        pathNot: [
          '-schema\\.ts$',
          '^app/domain/(answers\\.ts$|api/)',
          '^functions/mcp/',
          '\\.test\\.ts$',
          '^tests/',
        ],
      },
      to: {
        path: '^app/domain/([^/]+/[^/]+-schema|answers)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-worker-reads-by-read-public',
      comment: 'Or a copy would be kept of which nobody knows what it was made of.',
      severity: 'error',
      from: {
        path: '^app/domain/.*\\.server\\.ts$',
        pathNot: ['^app/domain/read-public\\.server\\.ts$', '^app/domain/metric/'],
      },
      to: { path: '^app/domain/call-function\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'domain-knows-no-framework',
      severity: 'error',
      from: { path: '^app/domain/' },
      to: { path: 'node_modules/(react|react-dom|react-router|@react-router|hono|@cloudflare)/' },
    },
    {
      name: 'build-time-stays-out',
      severity: 'error',
      from: { path: '^(app|functions|workers)/', pathNot: buildTime },
      to: { path: buildTime },
    },
    {
      name: 'clients-are-made-in-services',
      comment: 'Only app/services constructs Supabase, KV and Redis clients.',
      severity: 'error',
      from: { path: '^(app|functions|workers)/', pathNot: '^app/services/' },
      to: { path: 'node_modules/(@supabase|@upstash)/' },
    },
    {
      name: 'service-role',
      comment: 'The client that Row Level Security does not hold back.',
      severity: 'error',
      from: {
        pathNot: [
          '^app/services/services\\.ts$',
          '^workers/(queue|purge-queue|scheduled)\\.ts$',
          '^app/services/health-checks\\.ts$',
          '^functions/reports/post-reports\\.ts$',
          '^functions/middleware/require-metrics-token\\.ts$',
          '^functions/decisions/post-execute\\.ts$',
          '^functions/imports/post-process\\.ts$',
          '^functions/mails/(post-send|post-choice)\\.ts$',
          '^functions/holidays/post-holiday-hours\\.ts$',
          '^functions/claims/(post-owner-code|post-phone-code|post-website-check|put-document)\\.ts$',
          '^functions/messages/post-(mail|messages)\\.ts$',
          '^functions/setup/post-setup\\.ts$',
          '^supabase/commands/(backup|first-admin|import|seed|start)\\.ts$',
          '\\.test\\.ts$',
          '^tests/',
        ],
      },
      to: { path: '^app/services/supabase/service-role\\.server\\.ts$' },
    },
    {
      name: 'embedded-stack-stands-alone',
      severity: 'error',
      from: { path: '^supabase/local/' },
      to: { path: '^(app|functions|workers|tests|supabase/commands)/' },
    },
    {
      name: 'product-does-not-know-the-embedded-stack',
      severity: 'error',
      from: { path: '^(app|functions|workers)/' },
      to: { path: '^supabase/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { pathNot: ['^tests/', '\\.test\\.tsx?$', '^(vitest|playwright)\\.config\\.ts$'] },
      to: { path: '^tests/' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\+types/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};

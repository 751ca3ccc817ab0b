/**
 * The arrow rule (ARCHITECTURE.md): web → shared ← server, widget → shared; inside each root imports point one way only.
 * Patterns, never lists of names: a new feature is covered the day its folder appears.
 */
const test = '\\.test\\.tsx?$';
const server = (names) => `^src/server/(${names})`;

/** Inside src/server a folder may import itself and what is listed; tests, which no one imports, may look anywhere in it. */
const serverLayer = (name, mayImport) => ({
  name: `server-${name}-reaches-too-far`,
  severity: 'error',
  from: { path: `^src/server/${name}/`, pathNot: test },
  to: { path: '^src/server/', pathNot: server([`${name}/`, ...mayImport].join('|')) },
});

const forbid = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-circles', {}, { circular: true }),
    forbid('not-found', {}, { couldNotResolve: true }),
    forbid('no-one-imports-a-test', {}, { path: test }),
    forbid(
      'src-knows-no-tooling',
      { path: '^src/', pathNot: [test, '^src/(server|web|widget)/testing/'] },
      { path: '^(scripts|tests|bench)/' },
    ),
    forbid(
      'src-tests-borrow-only-doubles',
      { path: '^src/' },
      { path: '^(scripts|tests|bench)/', pathNot: '^tests/doubles/' },
    ),
    forbid(
      'testing-is-for-tests',
      { pathNot: [test, '^src/(server|web|widget)/testing/', '^(scripts|tests|bench)/'] },
      { path: '^src/(server|web|widget)/testing/' },
    ),

    forbid('shared-knows-only-itself', { path: '^src/shared/' }, { path: '^src/(?!shared/)' }),
    forbid(
      'shared-is-pure',
      { path: '^src/shared/', pathNot: test },
      { path: 'node_modules|^node:', pathNot: 'node_modules/zod/', dependencyTypesNot: ['local'] },
    ),
    forbid(
      'shared-does-no-io',
      { path: '^src/shared/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'push-worker-knows-only-shared',
      { path: '^src/push-worker/' },
      { path: '^src/(?!push-worker/|shared/)' },
    ),
    forbid('web-knows-only-shared', { path: '^src/web/' }, { path: '^src/(?!web/|shared/)' }),
    forbid(
      'web-runs-in-a-browser',
      { path: '^src/web/', pathNot: test },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'widget-knows-only-shared',
      { path: '^src/widget/' },
      { path: '^src/(?!widget/|shared/)' },
    ),
    forbid(
      'widget-ships-only-events',
      { path: '^src/widget/', pathNot: test },
      {
        path: '^src/shared/',
        pathNot: '^src/shared/((chat|read|follow)-events\\.ts$|chat-texts/)',
        dependencyTypesNot: ['type-only'],
      },
    ),
    forbid(
      'server-knows-only-shared',
      { path: '^src/server/' },
      { path: '^src/(?!server/|shared/)' },
    ),

    forbid('no-one-imports-main', { path: '^src/' }, { path: '^src/server/main\\.ts$' }),
    forbid(
      'app-and-worker-belong-to-main',
      { path: '^src/server/', pathNot: ['^src/server/main', '^src/server/testing/', test] },
      { path: '^src/server/(app|worker)\\.ts$' },
    ),
    serverLayer('config', []),
    serverLayer('db', ['config/']),
    serverLayer('adapters', ['config/']),
    serverLayer('engine', ['adapters/', 'db/', 'config/']),
    serverLayer('jobs', ['db/', 'config/']),
    serverLayer('http', ['db/', 'config/', 'deps\\.ts']),
    forbid(
      'features-meet-at-the-door',
      { path: '^src/server/features/([^/]+)/', pathNot: test },
      {
        path: '^src/server/features/',
        pathNot: ['^src/server/features/$1/', '^src/server/features/[^/]+/index\\.ts$'],
      },
    ),

    forbid(
      'a-door-is-for-others',
      { path: '^src/server/features/([^/]+)/', pathNot: test },
      { path: '^src/server/features/$1/index\\.ts$' },
    ),

    forbid(
      'sql-lives-in-queries',
      {
        path: '^src/server/(features|engine|adapters|http)/',
        pathNot: [
          test,
          '[/-]queries\\.ts$',
          // better-auth writes its own SQL and is handed the tables.
          '^src/server/features/accounts/sign-in/user-adapter\\.ts$',
        ],
      },
      {
        path: '^src/server/db/schema/|node_modules/(drizzle-orm|pg)/',
        dependencyTypesNot: ['type-only'],
      },
    ),

    forbid(
      'routes-ask-no-database',
      { path: '^src/server/features/.*(routes\\.ts$|/resources/)', pathNot: test },
      { path: '[/-]queries\\.ts$', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'web-features-stay-apart',
      { path: '^src/web/features/([^/]+)/', pathNot: test },
      { path: '^src/web/', pathNot: ['^src/web/features/$1/', '^src/web/(ui|state|lib)/'] },
    ),
    forbid(
      'web-ui-knows-no-feature',
      { path: '^src/web/ui/' },
      { path: '^src/web/', pathNot: '^src/web/(ui|state|lib)/' },
    ),
    forbid(
      'web-state-is-above-lib',
      { path: '^src/web/state/' },
      { path: '^src/web/(?!(state|lib)/)' },
    ),
    forbid('web-lib-is-the-ground', { path: '^src/web/lib/' }, { path: '^src/web/(?!lib/)' }),
    forbid(
      'web-pages-are-below-routes',
      { path: '^src/web/pages/', pathNot: test },
      { path: '^src/web/', pathNot: '^src/web/(pages|features|ui|state|lib|styles)/' },
    ),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // React Router's generated route types exist only beside a build.
    exclude: { path: '(^|/)\\+types/|dist/server/main\\.js$|^\\.react-router/|virtual:' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

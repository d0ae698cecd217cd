import next from 'eslint-config-next/core-web-vitals';
import esX from 'eslint-plugin-es-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Refuses imports against the one direction: app → components → lib/domain ← lib/backoffice ← app. */
function importsOnlyDownwards(files, refused, ignores = ['**/*.test.*']) {
  const patterns = refused.map(([group, message]) => ({ group: [group].flat(), message }));
  return { files, ignores, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const APP = [['@/app/*', '**/app/*'], 'app is the top of the house: nothing imports it.'];
const COMPONENTS = [['@/components/*', '**/components/*'], 'Only app imports components.'];
const BACKOFFICE_CLIENT = [
  ['@/lib/backoffice/*', '**/lib/backoffice/*'],
  'Only app loads from the backoffice.',
];
const REFERENCE_BACKOFFICE = [
  ['@/backoffice/*', '../backoffice/*', '../../backoffice/*'],
  'The reference backoffice is a program of its own.',
];
const PREFETCHING_LINK = [['next/link'], 'Links within the site are SiteLink, which prefetches nothing.'];
const FRAMEWORK = [['react', 'react/*', 'react-dom', 'next', 'next/*'], 'The domain is pure TypeScript.'];
const SITE = [
  ['@/*', '../app/*', '../components/*', '../lib/*', '../../lib/*', '../server/*'],
  'The reference backoffice imports nothing of the site.',
];

export default defineConfig([
  globalIgnores(['.next/', 'data/', 'next-env.d.ts', 'playwright-report/', 'test-results/']),
  ...next,
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      'react/no-danger': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'func-style': [
        'error',
        'declaration',
        { allowArrowFunctions: false, overrides: { namedExports: 'ignore' } },
      ],
      'import/no-default-export': 'error',
    },
  },
  {
    files: [
      'app/**/*.tsx',
      'app/**/*.ts',
      'proxy.ts',
      '*.config.*',
      'e2e/**/*.ts',
      '**/*.d.ts',
      'lib/cache/handler.*',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // what a browser runs: Next fills in none of this for the browsers it supports (Chrome and Firefox 111, Safari 16.4)
    files: ['components/**', 'lib/domain/**'],
    ignores: ['**/*.test.*', '**/testing/**'],
    extends: [esX.configs['flat/restrict-to-es2022']],
    rules: { 'es-x/no-array-prototype-findlast-findlastindex': 'off' },
  },
  importsOnlyDownwards(
    ['lib/domain/**'],
    [APP, COMPONENTS, BACKOFFICE_CLIENT, FRAMEWORK, REFERENCE_BACKOFFICE],
  ),
  importsOnlyDownwards(['lib/backoffice/**'], [APP, COMPONENTS, REFERENCE_BACKOFFICE]),
  importsOnlyDownwards(
    ['components/**'],
    [APP, BACKOFFICE_CLIENT, REFERENCE_BACKOFFICE, PREFETCHING_LINK],
    ['**/*.test.*', 'components/ui/site-link.tsx'],
  ),
  importsOnlyDownwards(['app/**', 'server/**'], [REFERENCE_BACKOFFICE, PREFETCHING_LINK]),
  importsOnlyDownwards(['backoffice/**'], [SITE], []),
]);

import './scripts/lint/use-typescript-6.mjs'; // before typescript-eslint is loaded
import next from '@next/eslint-plugin-next';
import esX from 'eslint-plugin-es-x';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * The layers: each folder and the folders that it may import from. Whatever is not named here, such as
 * the configuration, is free.
 */
const LAYERS = {
  'lib/domain': [],
  'lib/platform': [],
  'lib/dealer': ['lib/domain', 'lib/platform', 'deploy/dealer.example.json'],
  'lib/texts': ['lib/domain', 'lib/platform', 'lib/dealer'],
  'lib/pictures': ['lib/domain', 'lib/platform', 'lib/cache'],
  'lib/backoffice': ['lib/domain', 'lib/platform', 'lib/pictures'],
  'lib/cache': ['lib/domain', 'lib/platform'],
  'lib/page-html': ['lib/domain', 'lib/platform'],
  'lib/enquiries': ['lib/domain', 'lib/platform', 'lib/dealer', 'lib/texts', 'lib/backoffice'],
  'lib/inventory': ['lib/domain', 'lib/platform', 'lib/texts', 'lib/backoffice'],
  'lib/webhook': ['lib/domain', 'lib/platform', 'lib/backoffice', 'lib/inventory'],
  'lib/seo': [
    'lib/domain',
    'lib/platform',
    'lib/dealer',
    'lib/texts',
    'lib/pictures',
    'lib/backoffice',
    'lib/cache',
    'lib/inventory',
  ],
  components: ['lib/domain', 'lib/platform', 'lib/dealer', 'lib/texts'],
  app: [
    'components',
    'lib/domain',
    'lib/platform',
    'lib/dealer',
    'lib/texts',
    'lib/seo',
    'lib/services.ts',
    'package.json',
  ],
  server: ['lib'],
  backoffice: [],
  scripts: ['lib', 'components/behaviour'],
};

/** They may reach across, for fixtures and for Next's own readers. */
const TESTS = ['**/*.test.*', '**/testing/**', 'e2e/**'];

const zones = Object.entries(LAYERS).map(([folder, allowed]) => ({
  target: `./${folder}`,
  from: './',
  except: [folder, ...allowed, 'node_modules'].map((path) => `./${path}`),
  message: `${folder} may import ${allowed.join(', ') || 'nothing else of the repository'}.`,
}));

/** Has state, of which a bundle of Next would get a copy of its own: routes reach it through `services()`. */
const STATEFUL = {
  target: ['./app', './components', './instrumentation.ts'],
  from: ['./lib/cache/**', './lib/seo/feeds/**', './lib/platform/{redis,single-flight}.ts'],
  message: 'Get it from services().',
};

const FRAMEWORK = {
  group: ['react', 'react/*', 'react-dom', 'next', 'next/*', 'node:*'],
  message: 'The domain is pure.',
};
const PARENT_FOLDER = {
  group: ['../*'],
  message: "Import './…' from this folder and '#folder/…' from any other.",
};
const CLIENT_NAVIGATION = {
  name: 'next/link',
  message: 'A link is a plain `a`: every navigation loads a document.',
};

/** No public API of Next: only scripts/setup/finish-build.mjs and tests import it. */
const NEXT_INTERNALS = {
  group: ['next/dist/*'],
  message: 'Only the build and tests import next/dist.',
};

function restrictImports(patterns, paths = []) {
  return { 'no-restricted-imports': ['error', { patterns, paths }] };
}

/** A browser has neither the environment nor the disk. */
const SERVER_IN_CLIENT = {
  selector:
    'Program:has(> ExpressionStatement[directive="use client"]) > ImportDeclaration[importKind!="type"][source.value=/^#lib\\u002f(?!domain|texts\\u002f(?!current-texts))/]',
  message: 'A client component imports rules of lib/domain and its texts only; it is handed everything else.',
};

export default defineConfig([
  globalIgnores([
    '.next/',
    'data/',
    'releases/',
    'next-env.d.ts',
    'playwright-report/',
    'test-results/',
    'bench/results/',
  ]),
  next.configs['core-web-vitals'],
  { files: ['{app,components}/**'], ignores: TESTS, extends: [reactHooks.configs.flat.recommended] },
  tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: [] })], // imports name files with their extension
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      '@next/next/no-img-element': 'off', // `next/image` adds eight widths to each picture, and JavaScript
      '@next/next/no-html-link-for-pages': 'off', // every navigation loads a document
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
      'import-x/no-default-export': 'error',
    },
  },
  {
    files: ['app/**/*.tsx', 'app/**/*.ts', '*.config.*', 'e2e/**/*.ts', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // what a browser runs: Next fills in none of this for the browsers it supports (Chrome and Firefox 111, Safari 16.4)
    files: ['components/**', 'lib/domain/**'],
    ignores: TESTS,
    extends: [esX.configs['flat/restrict-to-es2022']],
    rules: { 'es-x/no-array-prototype-findlast-findlastindex': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mjs'],
    rules: restrictImports([PARENT_FOLDER, NEXT_INTERNALS], [CLIENT_NAVIGATION]),
  },
  { ignores: TESTS, rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, STATEFUL] }] } },
  { files: TESTS, rules: restrictImports([PARENT_FOLDER]) },
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', SERVER_IN_CLIENT] },
  },
  {
    files: ['scripts/setup/finish-build.mjs'],
    rules: restrictImports([PARENT_FOLDER]),
  },
  {
    files: ['lib/domain/**'],
    ignores: TESTS,
    rules: restrictImports([PARENT_FOLDER, NEXT_INTERNALS, FRAMEWORK]),
  },
]);

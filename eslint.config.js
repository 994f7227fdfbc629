import effector from 'eslint-plugin-effector';
import tseslint from 'typescript-eslint';

const { recommended, scope, react, future, patronum } = effector.flatConfigs;
const rules = [recommended, scope, react, future, patronum].map((config) => config.rules);

/** The gate for effector alone: these rules need types, and no other linter has them. Everything else is oxlint's. */
export default [
  { ignores: ['**/dist/', '**/.programs/', '**/node_modules/', '.cache/', '.data/', 'e2e/'] },
  {
    files: [
      'shell/src/**/*.{ts,tsx}',
      'mfe-*/src/**/*.{ts,tsx}',
      'templates/*/src/**/*.{ts,tsx}',
      'shared/{host,client,remote-kit}/src/**/*.{ts,tsx}',
    ],
    plugins: { effector },
    languageOptions: { parser: tseslint.parser, parserOptions: { project: './tsconfig.web.json', tsconfigRootDir: import.meta.dirname } },
    rules: Object.fromEntries(Object.keys(Object.assign({}, ...rules)).map((rule) => [rule, 'error'])),
  },
];

import { createRequire } from 'node:module';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import { modulesOptions } from './css-names.ts';

/** Loaders, presets and plugins belong to this package, so they are named by their files. */
const own = createRequire(import.meta.url).resolve;

/** A loader is named by its file, which lies beside this one: a source here, a script where this package is installed. */
const beside = (name: string) => fileURLToPath(new URL(`${name}${extname(import.meta.url)}`, import.meta.url));

interface ScriptOptions {
  /** Where names of files begin, see `rootOf`. */
  root: string;
  development: boolean;
  /** Prepared for hot replacement. */
  hot: boolean;
}

export interface RuleOptions extends ScriptOptions {
  /** Prefix of every class: css-loader's own hash knows only the path inside the room, which two rooms may share. */
  name: string;
}

/** A scope finds stores and effects by their ids; names, and ids of all else, are for a developer's eyes. */
const IDS_ONLY = { addNames: false, events: false, samples: false, combines: false };

/**
 * How TypeScript becomes JavaScript. effector's plugin runs with babel's root at the workspace, else two remotes with
 * equal relative paths get equal store ids and overwrite each other; `forceScope` makes a hook outside the
 * host's scope throw instead of silently reading a second, empty store.
 */
export function scriptRule({ root, development, hot }: ScriptOptions): RuleSetRule {
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: own('babel-loader'),
    options: {
      root,
      cwd: root,
      babelrc: false,
      configFile: false,
      presets: [
        [own('@babel/preset-typescript'), { allowDeclareFields: true, onlyRemoveTypeImports: true, rewriteImportExtensions: false }],
        [own('@babel/preset-react'), { runtime: 'automatic', development: false }],
      ],
      plugins: [
        [own('effector/babel-plugin'), { addLoc: development, forceScope: true, ...(development ? {} : IDS_ONLY) }],
        ...(hot ? [own('react-refresh/babel')] : []),
      ],
    },
  };
}

/** Catalogues below `locales/`: compiled, as pages show them. */
export const messagesRule: RuleSetRule = { test: /\/locales\/[^/]+\.json$/, type: 'json', loader: beside('compile-messages') };

/** ApexCharts without what the content security policy stops. */
const apexChartsRule: RuleSetRule = { test: /\/apexcharts\/dist\/.*\.js$/, loader: beside('inert-apexcharts') };

/** How sources become bundles for a browser. */
export function rules({ name, ...script }: RuleOptions): RuleSetRule[] {
  return [
    scriptRule(script),
    messagesRule,
    apexChartsRule,
    {
      test: /\.css$/,
      use: [
        // Addresses inside a stylesheet are relative to it: webpack's cache would keep another version's folder.
        { loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } },
        { loader: own('css-loader'), options: { modules: modulesOptions(name) } },
      ],
    },
    { test: /\.(woff2|pdf|png|jpg|webp|svg|mp3)$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
  ];
}

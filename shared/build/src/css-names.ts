import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RuleSetRule } from 'webpack';
import { WORKSPACE_ROOT } from './workspace.ts';

const own = createRequire(import.meta.url).resolve;

/** Room whose styles the shell brings for everyone. */
const UI = join(WORKSPACE_ROOT, 'shared/ui');

/** css-loader's way to name classes: css-loader's own hash knows only the path, so the room's name stands before it. */
export function modulesOptions(name: string) {
  return {
    auto: /\.module\.css$/,
    localIdentName: `${name}_[local]_[hash:base64:6]`,
    namedExport: false,
    exportLocalsConvention: 'as-is',
  };
}

/** Rules that give a stylesheet's class names without its styles; the components of `shared/ui` carry the shell's names. */
export function cssNames(name: string): RuleSetRule[] {
  const rule = (who: string): RuleSetRule => ({
    loader: own('css-loader'),
    options: { modules: { ...modulesOptions(who), exportOnlyLocals: true } },
  });
  return [
    { test: /\.module\.css$/, include: UI, ...rule('shell') },
    { test: /\.module\.css$/, exclude: UI, ...rule(name) },
    { test: /(?<!\.module)\.css$/, type: 'asset/source' },
  ];
}

import type { AtRule } from 'postcss';

/** Conditions: what stands in them is looked at by itself. */
const CONDITIONS = new Set(['media', 'supports', 'container', 'starting-style']);
/** The layer that components of `@mortar/ui` bring along when a remote bundles them; its place is the host's matter. */
const UI_LAYER = 'mortar.ui';

/** Why an at-rule reaches beyond its remote, or nothing. @param name registry name of the remote */
export function atRuleFault(rule: AtRule, name: string): [string] | undefined {
  const { params } = rule;
  const kind = rule.name.toLowerCase();
  if (CONDITIONS.has(kind)) return undefined;
  if (kind === 'layer') return layerFault(rule, name);
  if (kind === 'font-face') return fontFault(rule, name);
  if (/^(-webkit-)?keyframes$/.test(kind)) return isOwn(params, name) ? undefined : [needs(`@${kind} ${params}`, name)];
  if (kind === 'counter-style') return isOwn(params, name) ? undefined : [needs(`@${kind} ${params}`, name)];
  if (kind === 'property') return isOwn(params.replace(/^--/, ''), name) ? undefined : [needs(`@${kind} ${params}`, `--${name}`)];
  return [`@${rule.name} holds for the whole page`];
}

const needs = (what: string, name: string) => `${what} is known to the whole page: its name must begin with ${name}_ or ${name}-`;

/** Names of a remote's own begin with the remote's. */
function isOwn(given: string, name: string): boolean {
  return new RegExp(`^["']?${name}[_-]`).test(given.trim());
}

function layerFault({ params, nodes }: AtRule, name: string): [string] | undefined {
  const isMine = (layer: string) => layer === '' || layer === name || layer.startsWith(`${name}.`);
  const foreign = params
    .split(',')
    .map((layer) => layer.trim())
    .find((layer) => !isMine(layer) && !(nodes && layer === UI_LAYER));
  return foreign === undefined ? undefined : [`the layer ${foreign} is none of its own: it may have '${name}' and layers below`];
}

function fontFault(rule: AtRule, name: string): [string] | undefined {
  let family = '';
  rule.walkDecls('font-family', ({ value }) => void (family = value));
  return new RegExp(`^["']?${name}\\b`, 'i').test(family)
    ? undefined
    : [`the font ${family} is known to the whole page: its name must begin with ${name}`];
}

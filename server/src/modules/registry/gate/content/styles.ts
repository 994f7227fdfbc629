import postcss, { type AtRule, type Declaration, type Root } from 'postcss';
import type { Fault } from '../verdict.ts';
import { pathsOf, textOf, type Candidate } from './candidate.ts';
import { atRuleFault } from './style-at-rules.ts';
import { selectorFaults } from './style-selectors.ts';

/** Every stylesheet reaches its own remote's elements and nothing else of the page (docs/design/remotes.md). */
export function styleFaults(candidate: Candidate): Fault[] {
  return pathsOf(candidate, '.css').flatMap((file) => {
    const whats = faultsOf(textOf(candidate, file) ?? '', candidate);
    return [...new Set(whats)].map((what): Fault => ({ rule: 'styles', file, what }));
  });
}

function faultsOf(css: string, { build }: Candidate): string[] {
  const root = parsed(css);
  if (typeof root === 'string') return [root];
  const faults: string[] = [];
  root.walkAtRules((rule) => void faults.push(...(atRuleFault(rule, build.name) ?? [])));
  root.walkRules((rule) => void faults.push(...selectorFaults(rule, build.name)));
  root.walkDecls((declaration) => void faults.push(...addressFaults(declaration, build.files)));
  return faults;
}

function parsed(css: string): Root | string {
  try {
    return postcss.parse(css);
  } catch (error) {
    return `it cannot be read as a stylesheet: ${(error as Error).message}`;
  }
}

const ADDRESS = /url\(\s*(["']?)(.*?)\1\s*\)/g;

/** What a stylesheet asks for lies beside it, hashed like everything else; the policy refuses fonts of other hosts. */
function addressFaults({ value, prop, parent }: Declaration, files: Candidate['build']['files']): string[] {
  const isFont = (parent as AtRule | undefined)?.type === 'atrule' && (parent as AtRule).name === 'font-face';
  return [...value.matchAll(ADDRESS)].flatMap(([, , address = '']) => {
    if (/^(data:|#)/.test(address)) return [];
    if (/^([a-z]+:)?\/\//i.test(address)) return isFont || prop === 'src' ? [`it takes a font of another host, ${address}`] : [];
    const [path = ''] = address.replace(/^\.\//, '').split(/[?#]/);
    return files.some((file) => file.path === path) ? [] : [`it asks for ${address}, which is not among the files`];
  });
}

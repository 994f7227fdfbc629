import type { Output } from '@mortar/protocol';
import type { compareHealth } from '@mortar/protocol/registry';
import type { VersionFacts } from '#entities/registry';
import type { Words } from '../../lib/use-words.ts';

/** One figure of two versions. */
export interface ComparedRow {
  label: string;
  version: string;
  against: string;
}

interface Compared {
  health: Output<typeof compareHealth>;
  /** Null where they did not come: then health stands alone. */
  facts: VersionFacts | null;
  against: VersionFacts | null;
  words: Words;
}

type Summary = Compared['health']['version'];

/** What differs between two versions, ready to be read: health, weight, and what they take from the host. */
export function comparedRows({ health, facts, against, words }: Compared): ComparedRow[] {
  const { say, share, count, ms, decimal, none, bytes } = words;
  const row = (label: string, of: (summary: Summary) => string) => ({ label, version: of(health.version), against: of(health.against) });
  const p75 = (key: 'lcp' | 'inp' | 'load') => row(say(`figure.${key}`), (one) => (one[key] ? ms(one[key].p75) : none));
  const rows = [
    row(say('figure.failures'), ({ failureRate }) => share(failureRate)),
    ...(['browsers', 'loads', 'failed', 'crashes', 'errors'] as const).map((key) => row(say(`count.${key}`), (one) => count(one[key]))),
    p75('lcp'),
    p75('inp'),
    row(say('figure.cls'), ({ cls }) => (cls ? decimal(cls.p75) : none)),
    p75('load'),
  ];
  if (!facts || !against) return rows;
  const weight = (key: 'bytes' | 'brotli') => ({
    label: say(`col.${key}`),
    version: bytes(sum(facts, key)),
    against: bytes(sum(against, key)),
  });
  const shared = [...new Set([...Object.keys(facts.shared), ...Object.keys(against.shared)])].sort();
  return [
    ...rows,
    weight('bytes'),
    weight('brotli'),
    ...shared.map((key) => ({ label: key, version: facts.shared[key] ?? none, against: against.shared[key] ?? none })),
  ];
}

function sum({ files }: VersionFacts, key: 'bytes' | 'brotli'): number {
  return files.reduce((total, file) => total + file[key], 0);
}

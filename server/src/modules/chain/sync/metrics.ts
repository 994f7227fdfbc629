import { Counter, Gauge, type Registry } from 'prom-client';
import type { Stepped } from './step.ts';

/** Figures of the chains that are followed, for Prometheus. */
export function createChainFigures(registry: Registry) {
  const labelNames = ['chain'];
  const registers = [registry];
  const head = new Gauge({ name: 'mortar_chain_head', help: 'Newest block that the server of a chain told of', labelNames, registers });
  const block = new Gauge({ name: 'mortar_chain_block', help: 'Last block that was read', labelNames, registers });
  const failing = new Gauge({ name: 'mortar_chain_failing', help: 'Whether a chain cannot be read on', labelNames, registers });
  const reorganised = new Counter({
    name: 'mortar_chain_blocks_reverted_total',
    help: 'Blocks that a chain took back after they were read',
    labelNames,
    registers,
  });
  const failures = new Counter({ name: 'mortar_chain_failures_total', help: 'Failed looks at a chain', labelNames, registers });

  return {
    stepped(chainId: number, newest: number, stepped: Stepped): void {
      const chain = String(chainId);
      head.set({ chain }, newest);
      failing.set({ chain }, 0);
      if (stepped.is === 'current') block.set({ chain }, newest);
      if (stepped.is === 'advanced') block.set({ chain }, stepped.block);
      if (stepped.is === 'reverted') reorganised.inc({ chain }, stepped.depth);
    },
    failed(chainId: number): void {
      failures.inc({ chain: String(chainId) });
      failing.set({ chain: String(chainId) }, 1);
    },
  };
}

export type ChainFigures = ReturnType<typeof createChainFigures>;

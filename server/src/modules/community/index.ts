import type { ServerModule } from '../../core/module.ts';

/** Posts and the feeds that show them. */
export function communityModule(): ServerModule {
  return { name: 'community', register: () => undefined };
}

import type { Post } from '@mortar/protocol/community';
import { useIntl } from 'react-intl';

/** Who may see a post, in words. */
export function useAudienceName({ audience, gate }: Pick<Post, 'audience' | 'gate'>): string {
  const { formatMessage } = useIntl();
  return gate
    ? formatMessage({ id: 'community.audience.holdersOf' }, { name: gate.name })
    : formatMessage({ id: `community.audience.${audience}` });
}

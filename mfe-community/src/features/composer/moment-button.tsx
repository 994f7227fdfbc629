import { Button } from '@mortar/ui';
import { useStoreMap } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { usePost } from '#entities/post';
import { $reachedMoments } from '#entities/video';
import { formatClock } from '../../lib/clock.ts';

interface Props {
  postid: string;
  value: number | null;
  onChange: (moment: number | null) => void;
}

/** Says a reply about the moment at which the post's video is. */
export function MomentButton({ postid, value, onChange }: Props) {
  const videoid = usePost(postid)?.video?.videoid ?? '';
  const reached = useStoreMap({ store: $reachedMoments, keys: [videoid], fn: (all, [id]) => all[id] ?? 0 });
  if (!videoid) return null;
  return (
    <Button variant="quiet" icon="clock" aria-pressed={value !== null} onClick={() => onChange(value === null ? reached : null)}>
      <FormattedMessage id="community.moment.at" values={{ time: formatClock((value ?? reached) / 1000) }} />
    </Button>
  );
}

import { IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $isPaused, motionToggled, useWantsLessMotion } from './motion.ts';

/** Stops what moves in the wall, and lets it go on; where nothing moves there is nothing to stop. */
export function PauseButton({ className }: { className: string | undefined }) {
  const { isPaused, toggle } = useUnit({ isPaused: $isPaused, toggle: motionToggled });
  const { formatMessage } = useIntl();
  if (useWantsLessMotion()) return null;
  return (
    <IconButton
      className={className}
      icon={isPaused ? 'play' : 'pause'}
      label={formatMessage({ id: isPaused ? 'gamehub.wall.resume' : 'gamehub.wall.pause' })}
      onClick={toggle}
    />
  );
}

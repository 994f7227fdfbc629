import { IconButton } from '@mortar/ui';
import { Menu, MenuGroup, MenuItem, MenuSeparator } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { chosenOf, type ChosenVideo } from '#entities/draft';
import { ownVideos } from './model.ts';

/** As many of the latest are offered. */
const FEW = 8;

interface Props {
  value: ChosenVideo | null;
  onChange: (video: ChosenVideo) => void;
}

/** Chooses one of the person's own videos, also one that is still being made. */
export function VideoMenu({ value, onChange }: Props) {
  const { formatMessage } = useIntl();
  const { own, want } = useUnit({ own: ownVideos.$data, want: ownVideos.wanted });
  const fitting = (own?.items ?? []).filter(({ state }) => state !== 'rejected' && state !== 'failed');
  return (
    <Menu
      align="start"
      onOpenChange={(isOpen) => isOpen && want({ pageSize: FEW })}
      trigger={<IconButton icon="video" label={formatMessage({ id: 'community.compose.video' })} />}
    >
      {fitting.length > 0 && (
        <>
          <MenuGroup label={<FormattedMessage id="community.video.mine" />}>
            {fitting.map((video) => (
              <MenuItem
                key={video.videoid}
                icon={video.state === 'ready' || video.state === 'partial' || video.state === 'playable' ? 'play' : 'clock'}
                disabled={video.videoid === value?.videoid}
                onSelect={() => onChange(chosenOf(video))}
              >
                {video.title}
              </MenuItem>
            ))}
          </MenuGroup>
          <MenuSeparator />
        </>
      )}
      <MenuItem icon="plus" render={<Link to="/video/upload" />}>
        <FormattedMessage id="community.video.upload" />
      </MenuItem>
    </Menu>
  );
}

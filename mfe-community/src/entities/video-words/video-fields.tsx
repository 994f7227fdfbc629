import { VIDEO_CHARACTERS, type Video } from '@mortar/protocol/video';
import { TextField } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { TextArea } from '@mortar/ui/fields';
import { useIntl } from 'react-intl';

/** What its author says of a video, and to whom it is shown. */
export type VideoWords = Pick<Video, 'title' | 'description' | 'audience'>;

interface Props {
  words: VideoWords;
  onChange: (change: Partial<VideoWords>) => void;
  isTitleMissing: boolean;
}

/** The fields of a video's title, its description and who sees it. */
export function VideoFields({ words: { title, description, audience }, onChange, isTitleMissing }: Props) {
  const { formatMessage } = useIntl();
  return (
    <>
      <TextField
        label={formatMessage({ id: 'community.video.field.title' })}
        value={title}
        maxLength={VIDEO_CHARACTERS.title}
        onValueChange={(typed) => onChange({ title: typed })}
        error={isTitleMissing ? formatMessage({ id: 'community.video.field.title.missing' }) : undefined}
      />
      <TextArea
        label={formatMessage({ id: 'community.video.field.description' })}
        helper={formatMessage({ id: 'community.video.field.description.helper' })}
        value={description}
        limit={VIDEO_CHARACTERS.description}
        rows={5}
        onValueChange={(typed) => onChange({ description: typed })}
      />
      <Select
        label={formatMessage({ id: 'community.video.field.audience' })}
        placeholder=""
        value={audience}
        choices={(['public', 'self'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `community.video.audience.${value}` }),
        }))}
        onValueChange={(chosen) => onChange({ audience: chosen })}
      />
    </>
  );
}

import { messageOf, type RequestFailure } from '@mortar/client';
import { UPLOAD_LIMITS, type Asset } from '@mortar/protocol/uploads';
import { formatBytes } from '@mortar/ui/format';
import { UploadField, type Send, type UploadTexts } from '@mortar/ui/upload';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { sendVideoFx } from './model.ts';
import { forgetUnfinished, noteUnfinished } from './unfinished.ts';

interface Props {
  uid: string;
  onAsset: (asset: Asset | null) => void;
}

/** What the server takes for videos. */
const ACCEPT = 'video/mp4,video/webm,video/quicktime,.mp4,.m4v,.mov,.webm';

/** The file of a video on its way: how far it is, a stop, another try that goes on where it was. */
export function VideoFile({ uid, onAsset }: Props) {
  const intl = useIntl();
  const sendVideo = useUnit(sendVideoFx);
  const locale = intl.locale === 'zh-HK' ? 'zh-HK' : 'en';
  const formatSize = (bytes: number) => formatBytes(bytes, locale);
  const { resumable: maxBytes } = UPLOAD_LIMITS.video;
  const send: Send<Asset> = useCallback(
    async (file, { signal, onProgress }) => {
      noteUnfinished(uid, { name: file.name, size: file.size, at: Date.now() });
      const asset = await sendVideo({ file, purpose: 'video', signal, onProgress: ({ sent, total }) => onProgress(sent / total) });
      forgetUnfinished(uid, file);
      return asset;
    },
    [uid, sendVideo],
  );
  return (
    <UploadField
      label={intl.formatMessage({ id: 'community.video.file.label' })}
      texts={textsOf(intl, formatSize(maxBytes))}
      send={send}
      accept={ACCEPT}
      maxBytes={maxBytes}
      maxFiles={1}
      onResults={([asset]) => onAsset(asset ?? null)}
      locale={locale}
      formatSize={formatSize}
    />
  );
}

function textsOf({ formatMessage }: IntlShape, most: string): UploadTexts {
  const say = (id: string, values: Record<string, string> = {}) => formatMessage({ id: `community.video.file.${id}` }, values);
  return {
    choose: say('choose'),
    hint: say('hint', { most }),
    waiting: say('waiting'),
    stopped: say('stopped'),
    done: say('done'),
    sending: (name) => say('sending', { name }),
    failed: (cause) => messageOf(cause as RequestFailure) ?? say('failed'),
    refused: (name, why) => say(`refused.${why.replaceAll(' ', '-')}`, { name, most }),
    abort: (name) => say('abort', { name }),
    retry: (name) => say('retry', { name }),
    remove: (name) => say('remove', { name }),
  };
}

import { messageOf, type RequestFailure } from '@mortar/client';
import type { UploadProgress } from '@mortar/client/upload';
import { PICTURE_TYPES, type Asset } from '@mortar/protocol/uploads';
import { formatBytes } from '@mortar/ui/format';
import { UploadField, type Send, type UploadTexts } from '@mortar/ui/upload';
import { useCallback, type ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useTexts } from '../texts.tsx';
import en from './locales/en.json' with { type: 'json' };
import zhHk from './locales/zh-HK.json' with { type: 'json' };

const CATALOGUES = { en, 'zh-HK': zhHk };

const ACCEPT = PICTURE_TYPES.join(',');

interface Props {
  label: string;
  helper?: ReactNode;
  /** Largest file, in bytes. */
  maxBytes: number;
  /** Sends the file; the same function at every render. */
  send: (given: { file: File; signal: AbortSignal; onProgress: (progress: UploadProgress) => void }) => Promise<Asset>;
  /** A picture arrived; undefined when it was taken away again. */
  onChoose: (asset: Asset | undefined) => void;
}

/** One picture: chosen, dropped or pasted. It is nobody's picture before a form that holds it is saved. */
export function PictureField({ label, helper, maxBytes, send, onChoose }: Props) {
  const intl = useTexts(CATALOGUES);
  const sendFile: Send<Asset> = useCallback(
    (file, { signal, onProgress }) => send({ file, signal, onProgress: ({ sent, total }) => onProgress(sent / total) }),
    [send],
  );
  const locale = intl.locale === 'zh-HK' ? 'zh-HK' : 'en';
  const formatSize = (bytes: number) => formatBytes(bytes, locale);
  return (
    <UploadField
      label={label}
      helper={helper}
      texts={textsOf(intl, formatSize(maxBytes))}
      send={sendFile}
      accept={ACCEPT}
      maxBytes={maxBytes}
      maxFiles={1}
      onResults={([asset]) => onChoose(asset)}
      locale={locale}
      formatSize={formatSize}
    />
  );
}

function textsOf({ formatMessage }: IntlShape, most: string): UploadTexts {
  const say = (id: string, values: Record<string, string> = {}) => formatMessage({ id: `picture.${id}` }, values);
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

import { useState } from 'react';
import { type Send, UploadField, type UploadTexts } from '../../upload.ts';
import { Example } from '../example.tsx';
import { useLocale, useWords } from '../language.ts';

/** Reads the file in this browser and sends it nowhere: the page of components has no server. */
const readHere: Send<number> = async (file, { signal, onProgress }) => {
  const reader = file.stream().getReader();
  let read = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    signal.throwIfAborted();
    read += part.value.length;
    onProgress(read / file.size);
  }
  return read;
};

function useTexts(): UploadTexts {
  const say = useWords();
  return {
    choose: say('Choose files', '選擇檔案'),
    hint: say('or drop or paste pictures, 5 MB each', '或拖放、貼上圖片，每張 5 MB'),
    waiting: say('Waiting', '等候中'),
    stopped: say('Stopped', '已停止'),
    done: say('Arrived', '已上載'),
    sending: (name) => say(`Sending ${name}`, `正在上載 ${name}`),
    failed: () => say('It did not arrive. Try again', '上載失敗，請再試'),
    refused: (name, why) => say(`${name}: ${why}.`, `${name}：不能上載。`),
    abort: (name) => say(`Stop ${name}`, `停止 ${name}`),
    retry: (name) => say(`Try ${name} again`, `重試 ${name}`),
    remove: (name) => say(`Take ${name} out`, `移除 ${name}`),
  };
}

/** Files. */
export function Uploads() {
  const say = useWords();
  const locale = useLocale();
  const texts = useTexts();
  const [bytes, setBytes] = useState(0);
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 });
  const formatSize = (value: number) => size.format(value / 1000);
  return (
    <Example
      title="UploadField"
      code={
        '<UploadField label={label} texts={texts} send={send}\n  accept="image/*" maxBytes={5_000_000} maxFiles={4}\n  onResults={setResults} … />'
      }
      points={[
        'Chosen, dropped or pasted; two at a time, in order',
        'Picture, progress, stop, second try, out of the list',
        'What is refused is named with its reason, the rest is taken',
        'Everything stops when the field goes',
      ]}
      stacked
    >
      <UploadField
        label={say('Pictures', '圖片')}
        helper={bytes > 0 ? formatSize(bytes) : undefined}
        texts={texts}
        send={readHere}
        accept="image/*"
        maxBytes={5_000_000}
        maxFiles={4}
        onResults={(results) => setBytes(results.reduce((sum, one) => sum + one, 0))}
        locale={locale}
        formatSize={formatSize}
      />
    </Example>
  );
}

import { useState } from 'react';
import { Checkbox, RadioField, RangeSlider, Slider, Switch } from '../../toggles.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';
import { useLocale, useWords } from '../language.ts';

/** Yes or no, one of a few, a rough number. */
export function Toggles() {
  return (
    <>
      <Boxes />
      <Sliders />
    </>
  );
}

function Boxes() {
  const say = useWords();
  const [isRead, setRead] = useState(true);
  const [isOn, setOn] = useState(true);
  const [often, setOften] = useState<'day' | 'week' | null>('day');
  return (
    <>
      <Example
        title="Checkbox"
        code="<Checkbox label={label} checked={checked} onCheckedChange={setChecked} />"
        points={['Its words are part of the target', 'Some chosen, wrong and disabled are told by shape, not by colour only']}
        stacked
      >
        <Checkbox label={say('I have read the terms', '本人已閱讀條款')} checked={isRead} onCheckedChange={setRead} />
        <Checkbox label={say('Some of them', '部分')} indeterminate checked={false} onCheckedChange={() => {}} />
        <Checkbox
          label={say('Needed', '必須')}
          error={say('Tick this to go on', '請剔選以繼續')}
          checked={false}
          onCheckedChange={() => {}}
        />
        <Checkbox label={say('Not now', '暫不可選')} disabled checked onCheckedChange={() => {}} />
      </Example>
      <Example
        title="RadioField"
        code={'<RadioField label={label} choices={choices}\n  value={value} onValueChange={setValue} />'}
        points={['One stop for Tab, arrow keys choose', 'The question is the name of the group']}
        stacked
      >
        <RadioField
          label={say('How often?', '通知頻率')}
          choices={[
            { value: 'day', label: say('Daily', '每日') },
            { value: 'week', label: say('Weekly', '每星期'), note: say('On Mondays', '逢星期一') },
          ]}
          value={often}
          onValueChange={setOften}
        />
      </Example>
      <Example title="Switch" code="<Switch label={label} checked={on} onCheckedChange={setOn} />" points={['Counts at once']} stacked>
        <Switch className={styles.narrow} label={say('Translate for me', '為我翻譯')} checked={isOn} onCheckedChange={setOn} />
        <Switch
          className={styles.narrow}
          label={say('Mute', '靜音')}
          note={say('For 8 hours', '8 小時')}
          checked={false}
          onCheckedChange={() => {}}
        />
      </Example>
    </>
  );
}

function Sliders() {
  const say = useWords();
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' });
  const [volume, setVolume] = useState(40);
  const [price, setPrice] = useState<[number, number]>([20, 70]);
  const bounds = { min: 0, max: 100, valueLabel: (value: number) => percent.format(value / 100) };
  return (
    <Example
      title="Slider, RangeSlider"
      code={'<Slider label={label} min={0} max={100} value={value}\n  onValueChange={setValue} valueLabel={text} />'}
      points={['Arrow keys, Page Up and Down, Home, End', 'Readers hear the number with its unit', 'Two handles never pass each other']}
      stacked
    >
      <Slider className={styles.narrow} label={say('Volume', '音量')} {...bounds} value={volume} onValueChange={setVolume} />
      <RangeSlider
        className={styles.narrow}
        label={say('Share', '佔比')}
        fromLabel={say('From', '由')}
        toLabel={say('To', '至')}
        {...bounds}
        value={price}
        onValueChange={setPrice}
      />
    </Example>
  );
}

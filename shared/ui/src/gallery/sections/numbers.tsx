import { useState } from 'react';
import { DateField, NumberField, TextArea } from '../../fields.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';
import { useLocale, useWords } from '../language.ts';

/** Texts of several lines, numbers, days. */
export function Numbers() {
  const say = useWords();
  const locale = useLocale();
  const [about, setAbout] = useState(say('A wall of one brick. 👨‍👩‍👧', '只得一塊磚嘅牆。👨‍👩‍👧'));
  const [amount, setAmount] = useState<string | null>('1234567890123456789.000000000000000001');
  const [day, setDay] = useState<string | null>('2026-03-05');
  const [moment, setMoment] = useState<string | null>('2026-03-05T21:04');
  return (
    <>
      <Example
        title="TextArea"
        code={'<TextArea label={label} value={value} onValueChange={setValue}\n  limit={40} countLabel={count} leftLabel={left} />'}
        points={[
          'Counts graphemes: a family emoji is one',
          'Readers hear what is left only near the limit',
          'A paste that is too long stays whole',
        ]}
        stacked
      >
        <TextArea
          className={styles.narrow}
          label={say('About', '簡介')}
          value={about}
          onValueChange={setAbout}
          limit={40}
          countLabel={(count, limit) => say(`${count} of ${limit}`, `${count}／${limit} 字`)}
          leftLabel={(left) => say(`${left} left`, `尚餘 ${left} 字`)}
        />
      </Example>
      <Example
        title="NumberField"
        code={'<NumberField label={label} value="1.5" onValueChange={setValue}\n  locale={locale} places={18} min="0" unit="ETH" />'}
        points={[
          'A decimal in text: no digit is lost, at any length',
          'Separators of the language; full-width digits are read',
          'Arrow keys step, bounds hold, what was typed stays',
        ]}
        stacked
      >
        <NumberField
          label={say('Amount', '數量')}
          value={amount}
          onValueChange={setAmount}
          locale={locale}
          places={18}
          min="0"
          unit="ETH"
          lessLabel={say('One less', '減一')}
          moreLabel={say('One more', '加一')}
          errorOf={(problem) => say(`This is ${problem}`, '請輸入不多於 18 個小數位的正數')}
        />
      </Example>
      <Example
        title="DateField"
        code="<DateField label={label} value={day} onValueChange={setDay} locale={locale} />"
        points={[
          'The browser’s own calendar, by keyboard and finger',
          'Spelled out below, so that nobody takes the day for the month',
          'No time zone moves the day',
        ]}
        stacked
      >
        <DateField className={styles.narrow} label={say('Opens on', '開放日期')} value={day} onValueChange={setDay} locale={locale} />
        <DateField
          className={styles.narrow}
          label={say('Goes out', '發布時間')}
          withTime
          zoneLabel={say('HKT', '香港時間')}
          value={moment}
          onValueChange={setMoment}
          locale={locale}
        />
      </Example>
    </>
  );
}

import { useState } from 'react';
import { type Choice, Combobox, MultiCombobox, Select } from '../../choices.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';
import { useWords } from '../language.ts';

/** One or some of many. */
export function Choices() {
  const say = useWords();
  const [part, setPart] = useState<string | null>('clay');
  const [found, setFound] = useState<string | null>(null);
  const [some, setSome] = useState<string[]>(['clay', 'sand']);
  const parts: Choice[] = [
    { value: 'clay', label: say('Clay', '黏土') },
    { value: 'sand', label: say('Sand', '沙'), note: say('Washed twice', '洗過兩次') },
    { value: 'lime', label: say('Lime', '石灰') },
    { value: 'ash', label: say('Ash', '灰'), disabled: true },
  ];
  const texts = { emptyText: say('Nothing is called that', '找不到相符項目'), openLabel: say('Show all', '顯示全部') };
  return (
    <>
      <Example
        title="Select"
        code={'<Select label={label} choices={choices} value={value}\n  onValueChange={setValue} placeholder={choose} />'}
        points={[
          'Arrow keys, first letters, Esc',
          'In a dialog it lies above, and Esc closes the list only',
          'Label, helper and error belong to it',
        ]}
        stacked
      >
        <Select
          className={styles.narrow}
          label={say('Part', '材料')}
          choices={parts}
          value={part}
          onValueChange={setPart}
          placeholder={say('Choose one', '請選擇')}
        />
        <Select
          className={styles.narrow}
          label={say('Second part', '第二種材料')}
          choices={parts}
          value={null}
          onValueChange={() => {}}
          placeholder={say('Choose one', '請選擇')}
          error={say('Choose a second part', '請選擇第二種材料')}
        />
      </Example>
      <Example
        title="Combobox"
        code={'<Combobox label={label} choices={choices} value={value}\n  onValueChange={setValue} emptyText={none} … />'}
        points={[
          'Finds whatever the case, the accents and the width of the letters',
          'An Enter of an input method chooses nothing',
          'Says where nothing matches',
        ]}
        stacked
      >
        <Combobox
          className={styles.narrow}
          label={say('Find a part', '尋找材料')}
          choices={parts}
          value={found}
          onValueChange={setFound}
          clearLabel={say('Clear', '清除')}
          placeholder={say('Clay, sand…', '黏土、沙……')}
          {...texts}
        />
      </Example>
      <Example
        title="MultiCombobox"
        code={'<MultiCombobox label={label} choices={choices} value={values}\n  onValueChange={setValues} removeLabel={remove} … />'}
        points={['Each chosen one is a chip with a button of its own name', 'Backspace takes the last away']}
        stacked
      >
        <MultiCombobox
          className={styles.narrow}
          label={say('Parts of the wall', '牆的材料')}
          choices={parts}
          value={some}
          onValueChange={setSome}
          emptyText={texts.emptyText}
          removeLabel={(label) => say(`Remove ${label}`, `移除${label}`)}
        />
      </Example>
    </>
  );
}

import { useState } from 'react';
import { Button, IconButton, Logo, SkipLink } from '../index.ts';
import { Language } from './language.ts';
import { Actions } from './sections/actions.tsx';
import { Charts } from './sections/charts.tsx';
import { Choices } from './sections/choices.tsx';
import { Codes } from './sections/codes.tsx';
import { Colours } from './sections/colours.tsx';
import { Data } from './sections/data.tsx';
import { Figures } from './sections/figures.tsx';
import { Formats } from './sections/formats.tsx';
import { Forms } from './sections/forms.tsx';
import { Lists } from './sections/lists.tsx';
import { Marks } from './sections/marks.tsx';
import { Navigation } from './sections/navigation.tsx';
import { Numbers } from './sections/numbers.tsx';
import { Media } from './sections/media.tsx';
import { Overlays } from './sections/overlays.tsx';
import { RewardSection } from './sections/reward-section.tsx';
import { Sharing } from './sections/sharing.tsx';
import { States } from './sections/states.tsx';
import { ToastSection } from './sections/toast-section.tsx';
import { Toggles } from './sections/toggles.tsx';
import { Type } from './sections/type.tsx';
import { Uploads } from './sections/uploads.tsx';
import styles from './gallery.module.css';

const SECTIONS = [
  ['colours', 'Colours', Colours],
  ['type', 'Type', Type],
  ['marks', 'Marks', Marks],
  ['actions', 'Actions', Actions],
  ['forms', 'Forms', Forms],
  ['codes', 'Codes and passwords', Codes],
  ['numbers', 'Texts, numbers, days', Numbers],
  ['choices', 'Choices', Choices],
  ['toggles', 'Toggles and sliders', Toggles],
  ['uploads', 'Uploads', Uploads],
  ['navigation', 'Navigation', Navigation],
  ['figures', 'Figures', Figures],
  ['data', 'Data', Data],
  ['charts', 'Charts', Charts],
  ['states', 'States', States],
  ['overlays', 'Overlays', Overlays],
  ['toasts', 'Toasts', ToastSection],
  ['formats', 'Formats', Formats],
  ['lists', 'Lists', Lists],
  ['media', 'Pictures and codes', Media],
  ['sharing', 'Sharing', Sharing],
  ['rewards', 'Rewards', RewardSection],
] as const;

/** Every component in all its variants, with the code beside it. */
export function Gallery() {
  const [lang, setLang] = useState(document.documentElement.lang || 'en');
  return (
    <Language value={lang}>
      <SkipLink target="main">Skip to content</SkipLink>
      <header className={styles.header}>
        <Logo />
        <strong className={styles.name}>Kiln and Glaze</strong>
        <Switches lang={lang} onLangChange={setLang} />
      </header>
      <div className={styles.frame}>
        <nav className={styles.nav} aria-label="Sections">
          {SECTIONS.map(([id, title]) => (
            <Button key={id} variant="quiet" href={`#${id}`}>
              {title}
            </Button>
          ))}
        </nav>
        <main id="main" className={styles.main}>
          <h1 className={styles.title}>Components of the wall</h1>
          {SECTIONS.map(([id, title, Section]) => (
            <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={styles.heading}>
                {title}
              </h2>
              <Section />
            </section>
          ))}
        </main>
      </div>
    </Language>
  );
}

/** The two things that change everything: theme and language. */
function Switches({ lang, onLangChange }: { lang: string; onLangChange: (lang: string) => void }) {
  const root = document.documentElement;
  const [theme, setTheme] = useState(root.dataset.theme ?? 'dark');
  const turnTheme = () => {
    root.dataset.theme = theme === 'dark' ? 'light' : 'dark';
    setTheme(root.dataset.theme);
  };
  const turnLang = () => {
    root.lang = lang === 'en' ? 'zh-HK' : 'en';
    onLangChange(root.lang);
  };
  return (
    <>
      <IconButton icon="language" label={`Language of type: ${lang}`} onClick={turnLang} />
      <IconButton icon={theme === 'dark' ? 'moon' : 'sun'} label={`Theme: ${theme}`} onClick={turnTheme} />
    </>
  );
}

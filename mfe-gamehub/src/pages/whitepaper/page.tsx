import { keepReadable, whenIdle } from '@mortar/host';
import { DEFAULT_LOCALE, isLocale } from '@mortar/protocol';
import { useEffect, useRef, type RefObject } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { PdfLinks } from '#entities/whitepaper';
import { BlockView } from './block-view.tsx';
import { Contents } from './contents.tsx';
import styles from './page.module.css';
import { EDITION, WHITEPAPER, type Section } from './text/index.ts';

/** The whitepaper: `/whitepaper`. Its PDFs are printed from here. */
export function Page() {
  const room = useRef<HTMLDivElement>(null);
  const { formatMessage, formatDate } = useIntl();
  useEffect(
    () =>
      whenIdle(() => {
        const date = formatDate(Date.now(), { dateStyle: 'long' });
        const note = formatMessage({ id: 'gamehub.whitepaper.offline' }, { date });
        if (room.current) void keepReadable(room.current, { title: document.title, note });
      }, true),
    [formatMessage, formatDate],
  );
  return <Paper room={room} />;
}

/** More sections than the tallest window holds. */
const MOST_AT_FIRST = 2;

/** Its beginning, as it shows before any script runs. */
export function Opening() {
  return <Paper most={MOST_AT_FIRST} />;
}

function Paper({ most, room }: { most?: number; room?: RefObject<HTMLDivElement | null> }) {
  const { locale } = useIntl();
  const { title, subtitle, sections } = WHITEPAPER[isLocale(locale) ? locale : DEFAULT_LOCALE];
  return (
    <div ref={room} className={styles.room}>
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={styles.kind}>
            <FormattedMessage id="gamehub.whitepaper.kind" />
          </p>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          <p className={styles.edition}>
            <FormattedMessage
              id="gamehub.whitepaper.edition"
              values={{ number: EDITION.number, date: <FormattedDate value={EDITION.date} dateStyle="long" timeZone="UTC" /> }}
            />
          </p>
          <div className={styles.pdf}>
            <PdfLinks />
          </div>
        </header>
        <Contents sections={sections} />
        <div className={styles.sections}>
          {sections.slice(0, most).map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
        </div>
      </article>
    </div>
  );
}

function SectionView({ section: { id, title, blocks } }: { section: Section }) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        {title}
      </h2>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </section>
  );
}

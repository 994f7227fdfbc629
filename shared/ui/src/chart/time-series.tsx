import { type FormatLocale, formatDateTime } from '../format.ts';
import { Explorer, type ExplorerWords } from './explorer.tsx';
import { Frame, type FrameProps } from './frame.tsx';
import type { Form } from './series.ts';

export interface TimeSeriesProps extends Omit<FrameProps<number>, 'formatX'> {
  /** Times, ms since the epoch, rising. */
  xs: readonly number[];
  /** Language of dates. */
  locale: FormatLocale;
  words: ExplorerWords;
}

/**
 * Figures over time that people explore: zoom by dragging, wheel and keys, and a brush below that shows the whole. What
 * draws them comes on use; until then, and where it does not come, they stand as they do in a `Chart`.
 */
export function TimeSeries({ locale, words, ...props }: TimeSeriesProps) {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const formatX = (at: number, form: Form) => (form === 'tick' ? day.format(at) : formatDateTime(at, { locale }));
  return <Frame {...props} kind="line" formatX={formatX} draw={(drawing) => <Explorer {...drawing} locale={locale} words={words} />} />;
}

import { type FormatLocale, formatDateTime } from '../format.ts';
import { Explorer, type ExplorerWords } from './explorer.tsx';
import { type Drawing, Frame, type FrameProps } from './frame.tsx';
import type { Form, Reference } from './series.ts';
import type { Span } from './span.ts';

export interface TimeSeriesProps extends Omit<FrameProps<number>, 'formatX'> {
  /** Times, ms since the epoch, rising. */
  xs: readonly number[];
  /** Language of dates. */
  locale: FormatLocale;
  words: ExplorerWords;
  /** Figures that others are judged by. Give the same array each time. */
  references?: readonly Reference[];
  /** The span that was asked for, where the figures may cover less of it, ms since the epoch. */
  span?: Span;
}

const NONE: readonly Reference[] = [];

/**
 * Figures over time that people explore: zoom by dragging, wheel and keys, and a brush below that shows the whole. What
 * draws them comes on use; until then, and where it does not come, they stand as they do in a `Chart`.
 */
export function TimeSeries({ locale, words, references = NONE, span, ...props }: TimeSeriesProps) {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const formatX = (at: number, form: Form) => (form === 'tick' ? day.format(at) : formatDateTime(at, { locale }));
  const draw = (drawing: Drawing<number>) => <Explorer {...drawing} locale={locale} words={words} references={references} span={span} />;
  return <Frame {...props} kind="line" formatX={formatX} draw={draw} />;
}

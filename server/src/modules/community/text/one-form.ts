import { Converter } from 'opencc-js/t2cn';

/** A text in one Chinese script, for comparing alone. */
export const toOneScript = Converter({ from: 't', to: 'cn' });

/** A tag as it is compared: one form of every sign, no case, one Chinese script, so that `#專屬` is `#专属`. */
export const keyOfTag = (name: string): string =>
  toOneScript(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replace(/^[#＃]|[#＃]$/g, ''),
  );

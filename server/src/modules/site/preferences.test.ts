import { describe, expect, test } from '@jest/globals';
import { chosenTheme } from './preferences.ts';

describe('chosenTheme', () => {
  test('it is dark unless light was chosen', () => {
    expect(chosenTheme('theme=light')).toBe('light');
    expect(chosenTheme('theme=neon')).toBe('dark');
    expect(chosenTheme(undefined)).toBe('dark');
  });
});

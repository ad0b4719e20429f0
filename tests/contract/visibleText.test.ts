import { describe, expect, it } from 'vitest';
import { visibleText } from '#contract/visibleText';

describe('a text that can be seen', () => {
  it.each([
    [' Soup ', 'Soup'],
    ['نيم\u200cفاصله', 'نيم\u200cفاصله'],
    ['👩\u200d🍳', '👩\u200d🍳'],
    ['\u200b', ''],
    ['\u200b \u200c\u200d\u2060\ufeff', ''],
    ['\u00ad\u061c\u202e', ''],
    ['\u2800\u3164\u115f', ''],
    [' \t\u00a0\u3000', ''],
  ])('%j becomes %j', (text, seen) => {
    expect(visibleText(text)).toBe(seen);
  });
});

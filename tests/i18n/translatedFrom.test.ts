import { describe, expect, it } from 'vitest';
import { type EnglishOf, findStale, hashOf, markTranslated } from '../../scripts/texts/translatedFrom';

const codes = ['de', 'fr'];
const noted: EnglishOf = { all: { 'a.title': hashOf('Title'), 'a.gone': hashOf('Gone') }, differing: {} };
const english = new Map([['a.title', 'New title']]);

describe('stale translations', () => {
  it('are those of texts that changed or are new in English', () => {
    expect(findStale(noted, 'de', new Map([['a.title', 'Title']]))).toEqual([]);
    expect(findStale(noted, 'de', english)).toEqual(['a.title']);
    expect(findStale(noted, 'de', new Map([['a.new', 'New']]))).toEqual(['a.new']);
  });

  it('are marked language by language, and noted once when all are done', () => {
    const german = markTranslated(noted, codes, 'de', ['a.title'], english);
    expect(codes.map((code) => findStale(german, code, english))).toEqual([[], ['a.title']]);
    const both = markTranslated(german, codes, 'fr', ['a.title'], english);
    expect(both).toEqual({ all: { 'a.title': hashOf('New title') }, differing: {} });
  });

  it('come back with an English text that is changed back', () => {
    const german = markTranslated(noted, codes, 'de', ['a.title'], english);
    const before = new Map([['a.title', 'Title']]);
    expect(codes.map((code) => findStale(german, code, before))).toEqual([['a.title'], []]);
  });

  it('are not marked under a key that English does not have', () => {
    expect(() => markTranslated(noted, codes, 'de', ['a.titel'], english)).toThrow('English has no text a.titel.');
  });
});

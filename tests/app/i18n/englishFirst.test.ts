import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { lacksTexts } from '../../../scripts/bundle/lacksTexts';
import { changeLanguage, needTexts, useTexts } from '../../../src/i18n/index';
import { type Language, languages } from '../../../src/i18n/languages';

afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await changeLanguage('en');
});

describe('a group of texts that only English has', () => {
  const german: Language = languages.de;
  const { menu } = german.load;

  /** German, while the texts of the categories are still to be written. */
  async function inGerman(): Promise<(key: string) => string> {
    vi.spyOn(german.load, 'menu').mockImplementation(async () => {
      const { categories: _, ...texts } = (await menu()).texts;
      return { texts };
    });
    await needTexts('menu');
    await changeLanguage('de');
    return renderHook(() => useTexts()).result.current.translate;
  }

  it('shows in English while a page is being built, and the others in their language', async () => {
    vi.stubEnv('VITE_LACKS_TEXTS', 'true');
    const t = await inGerman();
    expect(t('categories.new')).toBe('New category');
    expect(t('items.column.price')).toBe('Preis');
  });

  it('isn’t fetched for a finished product', async () => {
    const english = vi.spyOn(languages.en.load, 'menu');
    const t = await inGerman();
    english.mockClear();
    await changeLanguage('de');
    expect(english).not.toHaveBeenCalled();
    expect(t('categories.new')).toBe('categories.new');
  });
});

describe('what the build asks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'texts-'));
  const write = (path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), '');
  };
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is whether a language has fewer files than English', () => {
    for (const path of ['en/shellStart.ts', 'en/frame.ts', 'de/frame.ts', 'texts.ts']) write(path);
    expect(lacksTexts(folder)).toBe(false);
    write('en/resources/notices.ts');
    expect(lacksTexts(folder)).toBe(true);
    write('de/resources/notices.ts');
    expect(lacksTexts(folder)).toBe(false);
  });

  it('is false for what lands', () => {
    expect(lacksTexts()).toBe(false);
  });
});

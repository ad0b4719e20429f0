import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nContextProvider } from 'react-admin';
import { beforeAll, describe, expect, it } from 'vitest';
import { useListText } from '../../../src/components/text/useListText';
import { useErrorText } from '../../../src/custom-pages/import-export/shared/useErrorText';
import { changeLanguage, needTexts, useTexts } from '../../../src/i18n/index';

const Wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={useTexts()}>{children}</I18nContextProvider>
);

beforeAll(async () => {
  await needTexts('frame', 'pages', 'files');
});

describe('words of an import', () => {
  it.each([
    ['de', 'Preis: „viel“ ist keine Zahl. Schreiben Sie sie so: 12,50.'],
    ['fr', 'Prix\u202f: «\u202fviel\u202f» n’est pas un nombre. Écrivez par exemple 12,50.'],
    ['ru', 'Цена: «viel» — не число. Пишите так: 12,50.'],
  ])('quote a cell as one does in %s', async (language, told) => {
    await changeLanguage(language);
    const { result } = renderHook(() => useErrorText('items'), { wrapper: Wrapper });
    const error = { column: 'price', value: 'viel', code: 'not_a_number', message: '' } as const;
    expect(result.current.errorText(error)).toBe(told);
    const long = result.current.errorText({ ...error, value: 'x'.repeat(500) });
    expect(long).toContain('…');
    expect(long.length).toBeLessThan(250);
  });

  it('ask for a whole number where a column has one', async () => {
    await changeLanguage('de');
    const { result } = renderHook(() => useErrorText('tables'), { wrapper: Wrapper });
    const error = { column: 'number', value: 'T5', code: 'not_a_number', message: '' } as const;
    expect(result.current.errorText(error)).toBe('Nummer: „T5“ ist keine ganze Zahl. Schreiben Sie sie so: 12.');
    const half = { ...error, value: '5,5', code: 'too_many_decimals', params: { max: 0 } } as const;
    expect(result.current.errorText(half)).toBe('Nummer: „5,5“ ist keine ganze Zahl. Schreiben Sie sie so: 12.');
  });

  it('part names by the comma of the language', async () => {
    await changeLanguage('ar');
    const { result } = renderHook(() => useListText(), { wrapper: Wrapper });
    expect(result.current(['بيتزا', 'سلطة'])).toBe('بيتزا، سلطة');
  });
});

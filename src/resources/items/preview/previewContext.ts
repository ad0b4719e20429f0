import { createContext, use } from 'react';
import type { Multilingual } from '#contract/multilingual';

export interface PreviewReading {
  /** A text in the preview's language. */
  text: (value: Multilingual) => string;
  money: (amount: number) => string;
  /** That language's code for `Intl`. */
  locale: string;
  direction: 'ltr' | 'rtl';
}

const PreviewContext = createContext<PreviewReading | null>(null);
export const PreviewProvider = PreviewContext.Provider;

export function usePreview(): PreviewReading {
  const reading = use(PreviewContext);
  if (!reading) throw new Error('Parts of the menu preview stand inside a PreviewProvider');
  return reading;
}

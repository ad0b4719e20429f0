import { useTranslate } from 'ra-core';
import { useCallback } from 'react';
import type { ProviderRecord } from '#contract/entities/provider';
import { recordDate } from '../../components/order/storeTime';
import { useReferenceName } from '../../components/useReferenceName';
import { useStoreSurroundings } from '../../components/useStoreSurroundings';

/** A date without a time, as this language writes one; noon keeps it on its day in every zone. */
export const useDayText = (): ((date: string) => string) => {
  const { locale } = useStoreSurroundings();
  return useCallback((date: string) => recordDate(`${date}T12:00:00Z`, { locale, timezone: 'UTC' }), [locale]);
};

/** What keeps a person from being offered work, or soon will, in the reader's words. */
export function useGapTexts(): (record: Pick<ProviderRecord, 'work_gaps' | 'expires_soon'>) => string[] {
  const t = useTranslate();
  const documentName = useReferenceName('document_types');
  const day = useDayText();
  return useCallback(
    ({ work_gaps, expires_soon }) => [
      ...work_gaps
        .filter(({ code }) => code !== 'not_approved')
        .map(({ code, document_type_id }) =>
          t(`providers.gap.${code}`, { document: document_type_id ? documentName(document_type_id) : '' }),
        ),
      ...(expires_soon ? [t('providers.gap.expires_soon', { date: day(expires_soon) })] : []),
    ],
    [t, documentName, day],
  );
}

import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ProviderRecord } from '#contract/entities/provider';
import { useDayText } from './time/useDayText';
import { useReferenceName } from './useReferenceName';

/** The record's fields that the texts need. The dispatch page doesn't pass future expiry dates. */
type BlockedRecord = Pick<ProviderRecord, 'work_blockers'> &
  Partial<Pick<ProviderRecord, 'expires_soon' | 'documents'>>;

/** Returns texts for the reasons why a person can't be offered work, now or soon, in the current language. */
export function useBlockerTexts(): (record: BlockedRecord) => string[] {
  const t = useTranslate();
  const documentName = useReferenceName('document_types');
  const day = useDayText();
  return useCallback(
    ({ work_blockers, expires_soon, documents = [] }) => [
      ...work_blockers
        .filter(({ code }) => code !== 'not_approved')
        .map(({ code, document_type_id, expires_on }) =>
          t(`providers.blocker.${code}`, {
            document: document_type_id ? documentName(document_type_id) : '',
            date: expires_on ? day(expires_on) : '',
          }),
        ),
      ...documents
        .filter(({ state, expires_on }) => expires_soon && state === 'approved' && expires_on === expires_soon)
        .map(({ document_type_id, expires_on }) =>
          t('providers.blocker.expires_soon', {
            document: documentName(document_type_id),
            date: day(expires_on ?? ''),
          }),
        ),
    ],
    [t, documentName, day],
  );
}

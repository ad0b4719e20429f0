import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { DocumentEntry } from '#contract/entities/document';
import { useReferenceName } from '../../components/useReferenceName';
import type { StoreDataProvider } from '../../dataProvider/index';
import { FormSection } from '../form/FormSection';
import type { DocumentHolder } from './DocumentFiles';

/** The documents of a holder, in the query cache under its key. */
export function useDocuments(holder: DocumentHolder, queryKey: QueryKey) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryFn = async () => (await dataProvider.getDocumentList(holder)).data;
  return useQuery({ queryKey, queryFn });
}

interface DocumentsSectionProps {
  query: ReturnType<typeof useDocuments>;
  /** Translation key. */
  detail: string;
  /** Above the documents. */
  notice?: ReactNode;
  /** One document type. */
  row: (entry: DocumentEntry, name: string) => ReactNode;
}

/** A holder's documents: required ones first, others on request. */
export const DocumentsSection = ({ query, detail, notice, row }: DocumentsSectionProps) => {
  const t = useTranslate();
  const nameOf = useReferenceName('document_types');
  const [added, setAdded] = useState<readonly string[]>([]);
  const entries = query.data ?? [];
  const isShown = ({ is_required, document, replacement, document_type_id }: DocumentEntry) =>
    is_required || document !== null || replacement !== null || added.includes(document_type_id);
  const others = entries.filter((entry) => !isShown(entry));
  return (
    <FormSection title="documents.title" detail={detail}>
      {notice}
      {query.isPending && [1, 2].map((each) => <Skeleton key={each} variant="rounded" height={96} />)}
      {query.isError && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{t('documents.load_failed')}</Typography>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </Box>
      )}
      {entries.filter(isShown).map((entry) => (
        <Box key={entry.document_type_id}>{row(entry, nameOf(entry.document_type_id))}</Box>
      ))}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('documents.further')}
          </Typography>
          {others.map(({ document_type_id }) => (
            <Button
              key={document_type_id}
              onClick={() => setAdded([...added, document_type_id])}
              sx={{ minBlockSize: 40 }}
            >
              {nameOf(document_type_id)}
            </Button>
          ))}
        </Box>
      )}
    </FormSection>
  );
};

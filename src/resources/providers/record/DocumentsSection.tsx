import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { holderTypes } from '#contract/providers/holderTypes';
import { useReferenceName } from '../../../components/useReferenceName';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { FormSection } from '../../../records/form/FormSection';
import { DocumentRow } from './DocumentRow';
import { partKey, useOpenProvider } from './useOpenProvider';

/** A person's documents: required ones first, others on request. */
export const DocumentsSection = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { id } = useOpenProvider();
  const nameOf = useReferenceName('document_types');
  const [added, setAdded] = useState<readonly string[]>([]);
  const query = useQuery({
    queryKey: partKey('documents', id),
    queryFn: async () => (await dataProvider.getDocumentList({ type: holderTypes.provider, holder_id: id })).data,
  });
  const entries = query.data ?? [];
  const isShown = ({ is_required, document, document_type_id }: (typeof entries)[number]) =>
    is_required || document !== null || added.includes(document_type_id);
  const others = entries.filter((entry) => !isShown(entry));
  return (
    <FormSection title="providers.documents.title" detail="providers.documents.detail">
      {query.isPending && [1, 2].map((row) => <Skeleton key={row} variant="rounded" height={96} />)}
      {query.isError && (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography>{t('providers.part_failed')}</Typography>
          <Button onClick={() => void query.refetch()}>{t('common.retry')}</Button>
        </Box>
      )}
      {entries.filter(isShown).map((entry) => (
        <DocumentRow key={entry.document_type_id} entry={entry} name={nameOf(entry.document_type_id)} />
      ))}
      {others.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('providers.documents.further')}
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

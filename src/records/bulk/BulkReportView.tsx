import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useGetMany, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { limits } from '#contract/limits';
import { type ResourceName, raName, resources } from '../../resources/index';
import type { ListedRecord } from '../list/listedRecord';
import type { BulkReport } from './runBulk';

interface BulkReportViewProps<Rec extends ListedRecord> {
  name: ResourceName;
  report: BulkReport;
  nameOf: (record: Rec) => string;
}

/** What a change of many records did and what not, each of these with its reason and the way to it. */
export const BulkReportView = <Rec extends ListedRecord>({ name, report, nameOf }: BulkReportViewProps<Rec>) => {
  const t = useTranslate();
  const { results, untried, unsure } = report;
  const refused = results.filter(({ success }) => !success);
  const told = [...refused, ...unsure.map((_id) => ({ _id, error_code: undefined }))].slice(0, limits.perPageMax);
  const { data } = useGetMany<Rec>(raName(name), { ids: told.map(({ _id }) => _id) }, { enabled: told.length > 0 });
  const records = new Map((data ?? []).filter(Boolean).map((record) => [record._id, record]));
  const done = results.length - refused.length;
  const left = refused.length + unsure.length - told.length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Alert severity={done > 0 ? 'success' : 'info'}>{t('recordLists.bulk.done', { smart_count: done })}</Alert>
      {untried.length > 0 && (
        <Alert severity="info">{t('recordLists.bulk.untried', { smart_count: untried.length })}</Alert>
      )}
      {unsure.length > 0 && (
        <Alert severity="warning">{t('recordLists.bulk.unsure', { smart_count: unsure.length })}</Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="error">{t('recordLists.bulk.refused', { smart_count: refused.length })}</Alert>
      )}
      {told.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxBlockSize: '40dvh', overflowY: 'auto' }}>
          {told.map(({ _id, error_code }) => {
            const record = records.get(_id);
            return (
              <Box component="li" key={_id} sx={{ py: 1, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
                <Typography
                  component={Link}
                  to={`${resources[name].path}/${_id}`}
                  sx={{ color: 'primary.main', fontWeight: 550, overflowWrap: 'anywhere' }}
                >
                  {record ? nameOf(record) : t('recordLists.bulk.gone')}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {error_code ? t(`codes.error.${error_code}`) : t('recordLists.bulk.unsure_one')}
                </Typography>
              </Box>
            );
          })}
        </Box>
      )}
      {left > 0 && <Typography variant="body2">{t('recordLists.bulk.more', { smart_count: left })}</Typography>}
    </Box>
  );
};

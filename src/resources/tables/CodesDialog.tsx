import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { TableCode } from '#contract/calls/tables';
import { limits } from '#contract/limits';
import { Confirm } from '../../components/feedback/Confirm';
import { saveFile } from '../../components/saveFile';
import { ApiError, errorText } from '../../dataProvider/apiError';
import type { StoreDataProvider } from '../../dataProvider/index';
import { DialogFrame } from '../../records/form/DialogFrame';
import { DialogPrintStyles } from '../../records/form/DialogPrintStyles';

/** Printed with its empty border: the code itself is then 30 mm or more wide, so that phones read it at arm's length. */
const printedSize = '40mm';

/** A code as it lies on the table, with the table's number and room. */
const CodeCard = ({ code: { number, room, svg } }: { code: TableCode }) => {
  const t = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        justifyItems: 'center',
        p: 1,
        border: '1px dashed',
        borderColor: 'divider',
        breakInside: 'avoid',
      }}
    >
      <img
        alt={t('tableCodes.image', { number })}
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        style={{ inlineSize: printedSize, blockSize: printedSize, background: 'white' }}
      />
      <Typography component="span" sx={{ fontWeight: 700, fontSize: '1.25rem' }}>
        {number}
      </Typography>
      <Typography component="span" dir="auto" sx={{ minBlockSize: '1.5em', overflowWrap: 'anywhere' }}>
        {room}
      </Typography>
    </Box>
  );
};

interface CodesDialogProps {
  ids: readonly string[];
  onClose: () => void;
}

/** Loads the codes of tables; one call has a limited number of them. */
function useCodes(ids: readonly string[]) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  return useQuery({
    queryKey: ['table_codes', ids],
    queryFn: async () => {
      const codes: TableCode[] = [];
      for (let start = 0; start < ids.length; start += limits.tableCodesMax) {
        const reply = await dataProvider.getTableCodes({ ids: ids.slice(start, start + limits.tableCodesMax) });
        codes.push(...reply.codes);
      }
      return codes;
    },
  });
}

/** Gives the one table a new code, after asking. */
function useRenewal(id: string | undefined, ids: readonly string[]) {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const t = useTranslate();
  const [state, setState] = useState<'asking' | 'running' | null>(null);
  const renew = async () => {
    if (!id) return;
    setState('running');
    try {
      const { code } = await dataProvider.renewTableCode({ _id: id });
      queryClient.setQueryData(['table_codes', ids], [code]);
      notify('tableCodes.renewed', { type: 'success' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify(t(errorText(error)), { type: 'warning' });
    }
    setState(null);
  };
  return { state, ask: () => setState('asking'), cancel: () => setState(null), renew };
}

/** The QR codes of tables: a sheet to print, and for a single table also a file and a new code. */
export default function CodesDialog({ ids, onClose }: CodesDialogProps) {
  const t = useTranslate();
  const { data: codes, isError, refetch } = useCodes(ids);
  const only = codes?.length === 1 ? codes[0] : undefined;
  const title = only ? t('tableCodes.image', { number: only.number }) : t('tableCodes.many');
  const { state, ask, cancel, renew } = useRenewal(only?._id, ids);
  const save = ({ svg, number }: TableCode) =>
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), `${t('tableCodes.image', { number })}.svg`);
  return (
    <DialogFrame
      title={title}
      confirm={t('common.close')}
      isTyped={false}
      onSubmit={onClose}
      onClose={onClose}
      maxWidth="md"
      failure={isError ? t('tableCodes.failed') : null}
      actions={
        <>
          {isError && <Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
          {only && (
            <>
              <Button color="error" onClick={ask}>
                {t('tableCodes.renew')}
              </Button>
              <Button color="inherit" onClick={() => save(only)}>
                {t('tableCodes.download')}
              </Button>
            </>
          )}
          <Button color="inherit" disabled={!codes} onClick={() => window.print()}>
            {t('tableCodes.print')}
          </Button>
          <Button type="submit" variant="contained">
            {t('common.close')}
          </Button>
        </>
      }
    >
      <DialogPrintStyles />
      <Typography color="text.secondary" sx={{ '@media print': { display: 'none' } }}>
        {t('tableCodes.detail')}
      </Typography>
      {codes ? (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(48mm, 1fr))',
            gap: 1,
            listStyle: 'none',
            m: 0,
            p: 0,
          }}
        >
          {codes.map((code) => (
            <CodeCard key={code._id} code={code} />
          ))}
        </Box>
      ) : (
        !isError && <Skeleton variant="rounded" height={220} />
      )}
      {only && (
        <Typography
          variant="body2"
          dir="ltr"
          sx={{ overflowWrap: 'anywhere', textAlign: 'match-parent', '@media print': { display: 'none' } }}
        >
          {only.address}
        </Typography>
      )}
      <Confirm
        isOpen={state !== null}
        loading={state === 'running'}
        title={t('tableCodes.renew_title')}
        content={t('tableCodes.renew_detail')}
        confirm={t('tableCodes.renew')}
        confirmColor="warning"
        onConfirm={() => void renew()}
        onClose={cancel}
      />
    </DialogFrame>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { usePageFoot } from '../../../components/page/usePageFoot';
import { useListText } from '../../../components/text/useListText';
import type { StoreDataProvider } from '../../../dataProvider/index';
import type { ImportJob, OnError } from '../../../menuFiles/run/importJob';
import type { Preview } from '../../../menuFiles/run/previewRows';
import { retriesUnreached } from '../../../records/list/retriesUnreached';
import type { ImportMachine } from '../import/importMachine';
import { FailedRowsButton } from '../shared/FailedRowsButton';
import { Notice } from '../shared/Notice';
import { OutcomeFilter } from './OutcomeFilter';
import { PreviewRows } from './PreviewRows';
import { rowFilter, type ShownRows } from './shownRows';

interface MissingChoiceProps {
  missing: Preview['missing'];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

const shownMax = 12;
const kinds = ['categories', 'sub_categories', 'modifier_groups'] as const;

/** Names that the file needs and the store doesn't have: created only if the user says so. */
const MissingChoice = ({ missing, isTicked, onTick }: MissingChoiceProps) => {
  const t = useTranslate();
  const list = useListText();
  const named = kinds.filter((kind) => missing[kind].length > 0);
  if (named.length === 0 && !isTicked) return null;
  return (
    <Notice severity="info">
      {named.length > 0 && (
        <>
          <Typography sx={{ fontWeight: 600 }}>{t('menuFiles.preview.missing')}</Typography>
          {named.map((kind) => (
            <Typography key={kind} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              {t('menuFiles.preview.missing_of', {
                kind: t(`menuFiles.preview.missing_${kind}`),
                names: list(missing[kind].slice(0, shownMax)),
              })}
              {missing[kind].length > shownMax &&
                ` ${t('menuFiles.preview.and_more', { smart_count: missing[kind].length - shownMax })}`}
            </Typography>
          ))}
          <Typography variant="body2">{t('menuFiles.preview.missing_detail')}</Typography>
        </>
      )}
      <FormControlLabel
        control={<Checkbox checked={isTicked} onChange={(_event, checked) => onTick(checked)} />}
        label={t('menuFiles.preview.create_missing')}
        sx={{ m: 0 }}
      />
    </Notice>
  );
};

/** How many rows of a preview have a price that is far from the usual one. */
function useUnusualCount({ import_id }: ImportJob): number {
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data } = useQuery({
    queryKey: ['menuImportUnusual', import_id],
    queryFn: () => dataProvider.getImportRowList({ import_id, perPage: 1, filter: rowFilter('unusual_price') }),
    // Another preview of the same file has other rows.
    gcTime: 0,
    retry: retriesUnreached,
  });
  return data?.count ?? 0;
}

/** Columns of the file that aren't imported, so that a wrong match is noticed before anything is written. */
const LeftOut = ({ columns }: { columns: readonly string[] }) => {
  const t = useTranslate();
  const list = useListText();
  if (columns.length === 0) return null;
  const more = columns.length - shownMax;
  return (
    <Notice severity="info">
      {t('menuFiles.preview.left_out', {
        smart_count: columns.length,
        columns: list(columns.slice(0, shownMax).map((header) => t('menuFiles.error_value', { value: header }))),
      })}
      {more > 0 && ` ${t('menuFiles.preview.and_more', { smart_count: more })}`}
    </Notice>
  );
};

const choices = ['skip', 'stop'] as const;

/** Asks how to handle rows with errors: import only the valid ones, or nothing. */
const ErrorChoice = ({ onError, onChoose }: { onError: OnError; onChoose: (chosen: OnError) => void }) => {
  const t = useTranslate();
  const label = useId();
  return (
    <div>
      <FormLabel id={label} sx={{ fontWeight: 600 }}>
        {t('menuFiles.preview.on_error')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={label}
        value={onError}
        onChange={(_event, chosen) => onChoose(chosen === 'stop' ? 'stop' : 'skip')}
      >
        {choices.map((choice) => (
          <FormControlLabel
            key={choice}
            value={choice}
            control={<Radio />}
            label={
              <>
                <Typography>{t(`menuFiles.preview.${choice}`)}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {t(`menuFiles.preview.${choice}_detail`)}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </div>
  );
};

interface PreviewStepProps {
  machine: ImportMachine;
  job: ImportJob;
  preview: Preview;
}

/** Previews the effect of the file, row by row. Nothing has changed yet. */
export const PreviewStep = ({ machine, job, preview }: PreviewStepProps) => {
  const t = useTranslate();
  const { counts } = preview;
  const unusual = useUnusualCount(job);
  const [shown, setShown] = useState<ShownRows>(counts.error > 0 ? 'error' : null);
  const [onError, setOnError] = useState<OnError>('skip');
  const buttons = useRef<HTMLElement>(null);
  usePageFoot(buttons);
  const writes = counts.create + counts.update;
  const isBlocked = onError === 'stop' && counts.error > 0;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2, minWidth: 0 }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {t('menuFiles.preview.title', { name: job.fileName })}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('menuFiles.preview.nothing_written')}</Typography>
      </div>
      <MissingChoice
        missing={preview.missing}
        isTicked={job.createMissing}
        onTick={(createMissing) => void machine.createMissing(createMissing)}
      />
      {counts.error > 0 && (
        <>
          <FailedRowsButton machine={machine} job={job} />
          <ErrorChoice onError={onError} onChoose={setOnError} />
        </>
      )}
      {isBlocked && (
        <Notice severity="warning">{t('menuFiles.preview.stop_blocked', { smart_count: counts.error })}</Notice>
      )}
      {writes === 0 && counts.error === 0 && <Notice severity="info">{t('menuFiles.preview.nothing_to_do')}</Notice>}
      <LeftOut columns={job.leftOut ?? []} />
      {unusual > 0 && <Notice severity="warning">{t('menuFiles.preview.unusual', { smart_count: unusual })}</Notice>}
      <OutcomeFilter counts={counts} unusual={unusual} shown={shown} onChoose={setShown} />
      <PreviewRows key={shown ?? 'all'} job={job} shown={shown} />
      <Box
        ref={buttons}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          justifyContent: 'space-between',
          position: 'sticky',
          insetBlockEnd: 0,
          py: 1,
          bgcolor: 'background.paper',
          borderBlockStart: '1px solid',
          borderColor: 'divider',
          zIndex: 1,
        }}
      >
        <Button onClick={machine.hasFile ? machine.toColumns : machine.toStart}>
          {t(machine.hasFile ? 'menuFiles.preview.back' : 'menuFiles.preview.discard')}
        </Button>
        <Button variant="contained" disabled={writes === 0 || isBlocked} onClick={() => void machine.apply(onError)}>
          {t('menuFiles.preview.apply', { smart_count: writes })}
        </Button>
      </Box>
    </Paper>
  );
};

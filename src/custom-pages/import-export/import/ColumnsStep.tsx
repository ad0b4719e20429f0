import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { fileLanguage } from '#contract/menuFiles/fileLanguages';
import { type ColumnMatch, targetsTwice } from '#contract/menuFiles/matchColumns';
import { headerOf } from '#contract/menuFiles/targets';
import { useListText } from '../../../components/useListText';
import type { Decimal } from '../../../menuFiles/reading/decimalOf';
import { Notice } from '../shared/Notice';
import { ColumnRow } from './ColumnRow';
import { DecimalChoice } from './DecimalChoice';
import { EncodingChoice } from './EncodingChoice';
import { FileFormat } from './FileFormat';
import type { Flow } from './flow';
import type { ImportMachine } from './importMachine';
import { useDecimals } from './useDecimals';

interface ColumnsStepProps {
  machine: ImportMachine;
  flow: Extract<Flow, { step: 'columns' }>;
  kind: ImportKind;
}

/** What each column of the file is taken for, to be corrected by hand. */
export const ColumnsStep = ({ machine, flow: { file, refusal }, kind }: ColumnsStepProps) => {
  const t = useTranslate();
  const list = useListText();
  const language = fileLanguage(useLocale());
  const [chosen, setChosen] = useState<Decimal | null>(null);
  const found = useDecimals(machine, kind, file.matches);
  const { matches, facts } = file;
  const twice = targetsTwice(matches);
  const isTaken = (name: string) => matches.some(({ target }) => target === name);
  const lacking = columnsOf(kind).filter(({ name, isRequired }) => isRequired && !isTaken(name));
  const isNone = matches.every(({ target }) => target === null);
  const names = (targets: string[]) => list(targets.map((target) => headerOf(kind, target, language)));
  const change = (place: number, match: ColumnMatch) =>
    machine.match(matches.map((each, index) => (index === place ? match : each)));
  const decimal = chosen ?? found.decimal;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, display: 'grid', gap: 2 }}>
      <div>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {t('menuFiles.columns.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {file.name} · <FileFormat facts={facts} />
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('menuFiles.columns.detail')}</Typography>
      </div>
      <EncodingChoice format={facts.format} onChoose={(encoding) => void machine.readAs(encoding)} />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {matches.map((match, place) => (
          <ColumnRow
            // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file are told apart by their place alone
            key={place}
            kind={kind}
            match={match}
            place={place + 1}
            samples={facts.columns[place]?.samples ?? []}
            onChange={(changed) => change(place, changed)}
          />
        ))}
      </Box>
      <DecimalChoice decimal={chosen} found={found.decimal} isUnclear={found.isUnclear} onChoose={setChosen} />
      {twice.length > 0 && <Notice severity="error">{t('menuFiles.columns.twice', { columns: names(twice) })}</Notice>}
      {refusal && (
        <Notice severity="error">
          {t(`menuFiles.refusal.${refusal.code}`, refusal.params)} {t('menuFiles.file.nothing_sent')}
        </Notice>
      )}
      {isNone && <Notice severity="warning">{t('menuFiles.columns.none')}</Notice>}
      {!isNone && lacking.length > 0 && (
        <Notice severity="info">
          {t('menuFiles.columns.missing', { columns: names(lacking.map(({ name }) => name)) })}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Button onClick={machine.toStart}>{t('menuFiles.columns.back')}</Button>
        <Button
          variant="contained"
          disabled={isNone || twice.length > 0}
          onClick={() => void machine.preview(kind, { createMissing: false, decimal })}
        >
          {t('menuFiles.columns.next')}
        </Button>
      </Box>
    </Paper>
  );
};

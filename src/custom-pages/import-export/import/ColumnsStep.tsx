import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { minorDigits } from '#contract/currencyDigits';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { fileLanguage } from '#contract/menuFiles/fileLanguages';
import { type ColumnMatch, targetsTwice } from '#contract/menuFiles/matchColumns';
import { headerOf } from '#contract/menuFiles/targets';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import type { Decimal, FoundDecimal } from '../../../menuFiles/reading/decimalOf';
import { type WindowsEncoding, windowsEncodings } from '../../../menuFiles/reading/decodeText';
import type { FileFacts, NumberColumn } from '../../../menuFiles/reading/fileSession';
import { Notice } from '../shared/Notice';
import { ColumnRow } from './ColumnRow';
import { DecimalChoice } from './DecimalChoice';
import type { Flow } from './flow';
import type { ImportMachine } from './importMachine';

interface EncodingChoiceProps {
  format: FileFacts['format'];
  onChoose: (encoding: WindowsEncoding) => void;
}

/** Which letters a file is written in, where its bytes do not say: what was found may be wrong for a short file. */
const EncodingChoice = ({ format, onChoose }: EncodingChoiceProps) => {
  const t = useTranslate();
  const shown = format.kind === 'csv' && windowsEncodings.find((encoding) => encoding === format.encoding);
  if (!shown) return null;
  return (
    <TextField
      select
      size="small"
      label={t('menuFiles.columns.letters')}
      value={shown}
      helperText={t('menuFiles.columns.letters_hint')}
      onChange={({ target }) => {
        const chosen = windowsEncodings.find((encoding) => encoding === target.value);
        if (chosen) onChoose(chosen);
      }}
      sx={{ maxInlineSize: 420 }}
    >
      {windowsEncodings.map((encoding) => (
        <MenuItem key={encoding} value={encoding} sx={{ minBlockSize: 40 }}>
          {t(`menuFiles.columns.letters_of.${encoding}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const nothing: FoundDecimal = { decimal: null, unclear: null };

/** Returns the decimal separator that a file's amounts and percentages use. */
function useDecimals(machine: ImportMachine, kind: ImportKind, matches: readonly ColumnMatch[]): FoundDecimal {
  const [found, setFound] = useState(nothing);
  const { currency } = useStoreFormat();
  const typeOf = (target: string | null) => columnsOf(kind).find(({ name }) => name === target)?.type;
  const types = matches.map(({ target }) => typeOf(target) ?? '').join();
  useEffect(() => {
    let isStale = false;
    const numberColumns = types.split(',').flatMap((type, place): NumberColumn[] => {
      if (type === 'money' || type === 'number') return [{ place, digits: minorDigits(currency) }];
      return type === 'percent' ? [{ place, digits: 3, isSmall: true }] : [];
    });
    machine
      .decimals(numberColumns)
      .catch(() => nothing)
      .then((decimals) => {
        if (!isStale) setFound(decimals);
      });
    return () => {
      isStale = true;
    };
  }, [machine, types, currency]);
  return found;
}

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
const encodingNames = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1256': 'Windows-1256',
};

/** How a file was read, and how many rows it has. */
const FileFormat = ({ facts: { format, rowCount } }: { facts: FileFacts }) => {
  const t = useTranslate();
  const rows = t('menuFiles.format.rows', { smart_count: rowCount });
  if (format.kind === 'xlsx') return `${t('menuFiles.format.xlsx')} · ${rows}`;
  const csv = t('menuFiles.format.csv', {
    encoding: encodingNames[format.encoding],
    delimiter: t(`menuFiles.format.${delimiterNames[format.delimiter]}`),
  });
  return `${csv} · ${rows}`;
};

/** Texts for records that are found by something other than their ID or name. */
const lackingTexts: Partial<Record<ImportKind, 'missing_by_code' | 'missing_by_number'>> = {
  offers: 'missing_by_code',
  tables: 'missing_by_number',
};

interface ColumnsStepProps {
  machine: ImportMachine;
  flow: Extract<Flow, { step: 'columns' }>;
  kind: ImportKind;
}

/** Shows what each column of the file was recognised as, so that people can correct it. */
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
  // Never guessed: a price could be wrong by a factor of a thousand.
  const unclear = chosen === null ? found.unclear : null;
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
      <DecimalChoice decimal={chosen} found={found.decimal} unclear={unclear} onChoose={setChosen} />
      {twice.length > 0 && <Notice severity="error">{t('menuFiles.columns.twice', { columns: names(twice) })}</Notice>}
      {refusal && (
        <Notice severity="error">
          {t(`menuFiles.refusal.${refusal.code}`, refusal.params)} {t('menuFiles.file.nothing_sent')}
        </Notice>
      )}
      {isNone && <Notice severity="warning">{t('menuFiles.columns.none')}</Notice>}
      {!isNone && lacking.length > 0 && (
        <Notice severity="info">
          {t(`menuFiles.columns.${lackingTexts[kind] ?? 'missing'}`, {
            columns: names(lacking.map(({ name }) => name)),
          })}
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Button onClick={machine.toStart}>{t('menuFiles.columns.back')}</Button>
        <Button
          variant="contained"
          disabled={isNone || twice.length > 0 || unclear !== null}
          onClick={() => void machine.preview(kind, { createMissing: false, decimal })}
        >
          {t('menuFiles.columns.next')}
        </Button>
      </Box>
    </Paper>
  );
};

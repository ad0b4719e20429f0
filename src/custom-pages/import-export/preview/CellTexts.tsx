import WarningAmberIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'react-admin';
import type { ImportRow } from '#contract/entities/menuImport';
import { columnsOf, type ImportKind } from '#contract/menuFiles/columns';
import { readList, readMoney } from '#contract/menuFiles/readCell';
import { useContradictionText } from '../../../components/diet/useContradictionText';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { useListText } from '../../../components/text/useListText';
import { useErrorText } from '../shared/useErrorText';

/** Longest text of a cell that is shown. */
const shownMax = 160;

type Change = ImportRow['changes'][number];

/** A cell as people read it: amounts as money, yes and no in words. */
function useCellText(kind: ImportKind) {
  const t = useTranslate();
  const list = useListText();
  const { money, currency, locale } = useStoreFormat();
  const price = (text: string): string => {
    const { value } = readMoney(text, { currency, decimal: '.' });
    return value === undefined ? text : money(value);
  };
  const cell = (column: string, text: string): string => {
    const type = columnsOf(kind).find(({ name }) => name === column)?.type;
    if (text === '') return t('menuFiles.preview.clear');
    if (type === 'money') return price(text);
    if (type === 'percent')
      return (Number(text) / 100).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 3 });
    if (type === 'number') return Number(text).toLocaleString(locale, { maximumFractionDigits: 3 });
    if (column === 'is_in_stock') return t(text === 'yes' ? 'records.stock.in' : 'records.stock.out');
    if (kind === 'items' && column === 'allergens')
      return text === 'none' ? t('diet.no_allergens') : list(readList(text).map((word) => t(`diet.allergen.${word}`)));
    if (kind === 'items' && column === 'diet_marks') return list(readList(text).map((word) => t(`diet.mark.${word}`)));
    if (type === 'boolean') return t(text === 'yes' ? 'common.yes' : 'common.no');
    return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text;
  };
  return { cell, price };
}

type CellWarningsProps = { kind: ImportKind } & Pick<Change, 'usual' | 'contradictions'>;

/** Warnings to check: a price that is far from the usual one, a diet mark that the allergens contradict. */
const CellWarnings = ({ kind, usual, contradictions = [] }: CellWarningsProps) => {
  const t = useTranslate();
  const { price } = useCellText(kind);
  const contradictionText = useContradictionText();
  const warnings = [
    ...(usual === undefined ? [] : [t('menuFiles.preview.unusual_price', { price: price(usual) })]),
    ...contradictions.map(contradictionText),
  ];
  return warnings.map((warning) => (
    <Box key={warning} component="span" sx={{ display: 'flex', gap: 0.5, color: 'warning.main', fontWeight: 600 }}>
      <WarningAmberIcon fontSize="small" />
      {warning}
    </Box>
  ));
};

interface CellsProps {
  kind: ImportKind;
  changes: readonly Change[];
}

/** Lists the values of a new record that are worth checking first. */
export const NewCells = ({ kind, changes }: CellsProps) => {
  const { columnName } = useErrorText(kind);
  const { cell } = useCellText(kind);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      {changes.map(({ column, to, ...warned }) => (
        <Typography key={column} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {/* "In stock" and "Out of stock" need no heading. */}
          {column !== 'is_in_stock' && `${columnName(column)}: `}
          <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            <bdi>{cell(column, to)}</bdi>
          </Box>
          <CellWarnings kind={kind} {...warned} />
        </Typography>
      ))}
    </Box>
  );
};

/** Lists each cell that a row changes: before and after. */
export const ChangedCells = ({ kind, changes }: CellsProps) => {
  const t = useTranslate();
  const { columnName } = useErrorText(kind);
  const { cell } = useCellText(kind);
  return changes.map(({ column, from, to, ...warned }) => (
    <Typography key={column} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {columnName(column)}:{' '}
      <Box component="span" sx={visuallyHidden}>
        {t('menuFiles.preview.from')}
      </Box>
      <Box component="del" sx={{ color: 'text.secondary' }}>
        <bdi>{cell(column, from)}</bdi>
      </Box>
      <Box
        component="span"
        aria-hidden
        sx={{
          mx: 0.75,
          display: 'inline-block',
          transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
        }}
      >
        →
      </Box>
      <Box component="span" sx={visuallyHidden}>
        {t('menuFiles.preview.to')}
      </Box>
      <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
        <bdi>{cell(column, to)}</bdi>
      </Box>
      <CellWarnings kind={kind} {...warned} />
    </Typography>
  ));
};

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { Minor } from '#contract/money';
import { FigureTable } from '../../components/FigureTable';
import { OpeningFigure } from './OpeningFigure';

/** One step of a waterfall. */
export interface WaterfallRow {
  key: string;
  label: string;
  /** An explanation of the number, beside its name. */
  detail: string;
  amount: Minor;
  /** The same number before, if it is compared. */
  before?: Minor;
  /** A sum of the rows above: its bar begins at zero. */
  isTotal?: boolean;
  onOpen?: () => void;
  onOpenBefore?: () => void;
}

const Track = styled('div')(({ theme: { palette } }) => ({
  position: 'relative',
  minInlineSize: 120,
  blockSize: 14,
  '& span': { position: 'absolute', insetBlock: 0, borderRadius: 2, background: palette.success.main },
  '& [data-is=less]': { background: palette.error.main },
  '& [data-is=total]': { background: palette.primary.main },
}));

interface Bar {
  from: Minor;
  to: Minor;
}

/** The bar of each row: it begins where the one above ends. */
function barsOf(rows: readonly WaterfallRow[]): Bar[] {
  let level = 0;
  return rows.map(({ amount, isTotal }) => {
    const from = isTotal ? 0 : level;
    level = from + amount;
    return { from, to: level };
  });
}

interface WaterfallTableProps {
  label: string;
  rows: readonly WaterfallRow[];
  /** Head of the first column. */
  head: string;
}

/**
 * Numbers that lead from one to another, as a table with a bar in each row. The bars repeat the numbers, so they aren't
 * read out; in right-to-left languages, they are mirrored with the page.
 */
export const WaterfallTable = ({ label, rows, head }: WaterfallTableProps) => {
  const t = useTranslate();
  const isCompared = rows.some(({ before }) => before !== undefined);
  const bars = barsOf(rows);
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  const [least, most] = [Math.min(0, ...ends), Math.max(1, ...ends)];
  const placeOf = (amount: Minor) => `${(100 * (amount - least)) / (most - least)}%`;
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={label}>
      <FigureTable aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">{t('earningReport.amount')}</th>
            {isCompared && <th scope="col">{t('earningReport.before')}</th>}
            <Box component="td" aria-hidden sx={{ display: { xs: 'none', md: 'table-cell' } }} />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label: name, detail, amount, before, isTotal, onOpen, onOpenBefore }, index) => {
            const { from, to } = bars[index] as Bar;
            return (
              <tr key={key} className={isTotal ? 'total' : undefined}>
                <Box component="th" scope="row" sx={{ minInlineSize: 180, '&&': { whiteSpace: 'normal' } }}>
                  {name}
                  <Box
                    component="span"
                    sx={{ display: 'block', color: 'text.secondary', fontWeight: 400, fontSize: '0.8125rem' }}
                  >
                    {detail}
                  </Box>
                </Box>
                <td>
                  <OpeningFigure name={name} amount={amount} onOpen={onOpen} />
                </td>
                {isCompared && (
                  <td>
                    {before !== undefined && (
                      <OpeningFigure
                        name={t('earningReport.of_before', { name })}
                        amount={before}
                        onOpen={onOpenBefore}
                      />
                    )}
                  </td>
                )}
                <Box component="td" aria-hidden sx={{ display: { xs: 'none', md: 'table-cell' }, inlineSize: '40%' }}>
                  <Track>
                    <span
                      data-is={isTotal ? 'total' : amount < 0 ? 'less' : 'more'}
                      style={{
                        insetInlineStart: placeOf(Math.min(from, to)),
                        inlineSize: `${(100 * Math.abs(to - from)) / (most - least)}%`,
                      }}
                    />
                  </Track>
                </Box>
              </tr>
            );
          })}
        </tbody>
      </FigureTable>
    </Box>
  );
};

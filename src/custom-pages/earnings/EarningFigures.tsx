import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Minor } from '#contract/money';
import { Surface } from '../../components/Surface';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useDayText } from '../../components/time/useDayText';
import type { Earned } from './earningChoice';
import { accountsOf, type EntryChoice } from './entryChoice';
import { Figure, Figures } from './Figure';
import { OpeningFigure } from './OpeningFigure';

interface EarningFiguresProps {
  earned: Earned;
  /** Whether the difference from before is explained. */
  isExplained: boolean;
  onExplain: () => void;
  onOpen: (choice: EntryChoice) => void;
}

/** The earnings, compared with before; and separately, the sums paid out and still due. */
export const EarningFigures = ({ earned, isExplained, onExplain, onOpen }: EarningFiguresProps) => {
  const t = useTranslate();
  const dayText = useDayText();
  const { money, locale } = useStoreFormat();
  const { start_date, end_date, before, net, orders, paid_out, due } = earned;
  const difference = net - before.net;
  const way = difference === 0 ? 'same' : difference < 0 ? 'less' : 'more';
  const figure = (name: 'net' | 'paid_out' | 'due', amount: Minor, entries: Omit<EntryChoice, 'name' | 'end_date'>) => {
    const label = t(`earningReport.${name === 'net' ? 'measure.net' : name}`);
    return (
      <Figure
        label={label}
        detail={t(`earningReport.definition.${name}`)}
        isMain={name === 'net'}
        value={
          <OpeningFigure name={label} amount={amount} onOpen={() => onOpen({ name: label, end_date, ...entries })} />
        }
      />
    );
  };
  return (
    <Surface
      role="region"
      aria-label={t('earningReport.summary')}
      sx={{ px: 2, py: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Figures>
        {figure('net', net, { start_date, filter: { accounts: accountsOf() } })}
        <Figure
          label={t('earningReport.orders')}
          detail={t('earningReport.orders_before', { number: before.orders.toLocaleString(locale) })}
          value={orders.toLocaleString(locale)}
        />
        {figure('paid_out', paid_out, { start_date, filter: { accounts: ['bank'] } })}
        {figure('due', due, { filter: { accounts: ['platform'] } })}
      </Figures>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <span>
          {t(`earningReport.compared.${way}`, {
            ...{ amount: money(Math.abs(difference)), from: dayText(before.start_date), to: dayText(before.end_date) },
          })}
        </span>
        <Button
          aria-expanded={isExplained}
          aria-controls={isExplained ? 'earning-bridge' : undefined}
          onClick={onExplain}
          endIcon={isExplained ? <ExpandLessIcon /> : <ExpandMoreIcon />}
          sx={{ minBlockSize: 44 }}
        >
          {t(`earningReport.why.${way}`)}
        </Button>
      </Box>
    </Surface>
  );
};

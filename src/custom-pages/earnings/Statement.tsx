import { useTranslate } from 'react-admin';
import { earningMeasureNames } from '#contract/ledger/earnings';
import { type Earned, shownMeasures } from './earningChoice';
import { accountsOf, type EntryChoice } from './entryChoice';
import { WaterfallTable } from './WaterfallTable';

/** Sales are always there; other measures only if there is something now or before. */
const isShown = (measure: (typeof shownMeasures)[number], { before, ...now }: Earned): boolean =>
  measure === 'sales' || measure === 'net' || now[measure] !== 0 || before[measure] !== 0;

interface StatementProps {
  earned: Earned;
  onOpen: (choice: EntryChoice) => void;
}

/** From sales to what is left, with the definition of each measure and the same days before. */
export const Statement = ({ earned, onOpen }: StatementProps) => {
  const t = useTranslate();
  const { start_date, end_date, before } = earned;
  const rows = shownMeasures
    .filter((measure) => isShown(measure, earned))
    .map((measure) => {
      const name = t(`earningReport.measure.${measure}`);
      const accounts = accountsOf(measure === 'net' ? earningMeasureNames : [measure]);
      return {
        ...{ key: measure, label: name, detail: t(`earningReport.definition.${measure}`) },
        ...{ amount: earned[measure], before: before[measure], isTotal: measure === 'net' },
        onOpen: () => onOpen({ name, filter: { accounts }, start_date, end_date }),
        onOpenBefore: () =>
          onOpen({
            ...{ name: t('earningReport.of_before', { name }), filter: { accounts } },
            ...{ start_date: before.start_date, end_date: before.end_date },
          }),
      };
    });
  return <WaterfallTable label={t('earningReport.statement')} head={t('earningReport.measures')} rows={rows} />;
};

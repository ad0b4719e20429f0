import InsightsIcon from '@mui/icons-material/InsightsOutlined';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { offerStates } from '#contract/offers/offerState';
import { CompactButton } from '../../components/CompactButton';
import { usePageHeading } from '../../components/page/usePageHeading';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { recordTime } from '../../components/time/storeTime';
import { ExportButton } from '../../menuFiles/ExportButton';
import { ImportButton } from '../../menuFiles/ImportButton';
import { List } from '../../records/list/List';
import { SimpleList } from '../../records/list/SimpleList';
import { DataTable } from '../../records/list/table/DataTable';
import { ColumnsButton } from '../../records/list/toolbar/ColumnsButton';
import { OfferBulkActions } from './list/OfferBulkActions';
import { OfferCard, offerCardHeight } from './list/OfferCard';
import {
  ActiveSwitch,
  DiscountCell,
  type ListedOffer,
  OfferName,
  StateSign,
  TimesCell,
  UsesCell,
} from './list/OfferCells';
import { OfferMenu } from './list/OfferMenu';
import { ResultsDialog } from './results/ResultsDialog';

const Col = DataTable.Col<ListedOffer>;

const TimeCell = ({ at }: { at: string | null }) => {
  const format = useStoreFormat();
  return at ? recordTime(at, format) : null;
};

const GivenCell = ({ amount }: { amount: number }) => useStoreFormat().money(amount);

/** Name, state and switch stay visible if space is short. */
const columns = (
  <>
    <Col source="name" width={220} grows render={(offer) => <OfferName offer={offer} />} />
    <Col source="value" width={220} rank={2} render={(offer) => <DiscountCell offer={offer} />} />
    <Col source="state" width={130} render={(offer) => <StateSign offer={offer} />} />
    <Col source="recursion" width={190} rank={2} render={(offer) => <TimesCell offer={offer} />} />
    <Col source="uses" sortable width={140} align="end" rank={1} render={(offer) => <UsesCell offer={offer} />} />
    <Col
      source="discount_given"
      width={110}
      align="end"
      rank={4}
      render={({ discount_given }) => <GivenCell amount={discount_given} />}
    />
    <Col source="expires_at" width={180} rank={3} render={({ expires_at }) => <TimeCell at={expires_at} />} />
    <Col source="is_active" width={80} align="center" render={(offer) => <ActiveSwitch offer={offer} />} />
    <Col source="more" label={false} width={60} align="center" render={(offer) => <OfferMenu offer={offer} />} />
  </>
);

/** Results of all offers, and offers as files. */
const Actions = () => {
  const t = useTranslate();
  const { filterValues, sort } = useListContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <CompactButton startIcon={<InsightsIcon />} onClick={() => setOpen(true)}>
        {t('offers.results.open')}
      </CompactButton>
      <ImportButton kind="offers" />
      <ExportButton resource="offers" filter={filterValues} sort={sort} />
      {isOpen && <ResultsDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const sorts = ['created_at', 'name', 'uses', 'expires_at'] as const;

/** `/app/offers`: the offers with their state, uses and what they gave away. */
export default function OfferList() {
  const t = useTranslate();
  const label = usePageHeading();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  return (
    <List
      resource="offers"
      filters={[
        {
          source: 'state',
          label: t('offers.column.state'),
          choices: offerStates.map((value) => ({ value, label: t(`offers.state.${value}`) })),
        },
      ]}
      sorts={sorts.map((field) => ({ field, label: t(`offers.column.${field}`) }))}
      actions={<Actions />}
      tools={!isPhone && <ColumnsButton />}
      bulkActionButtons={<OfferBulkActions />}
    >
      {isPhone ? (
        <SimpleList label={label} width={340} height={offerCardHeight} Card={OfferCard} />
      ) : (
        <DataTable>{columns}</DataTable>
      )}
    </List>
  );
}

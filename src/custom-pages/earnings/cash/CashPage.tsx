import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { ListMessage } from '../../../records/list/ListMessage';
import { LoadFailed, PagePart, PlainPage } from '../PlainPage';
import { ListRow, ShortList } from '../ShortList';
import { Handovers } from './Handovers';
import { type Holder, useCash } from './useCash';

const HandInDialog = lazyWithRetry(() => import('./HandInDialog'));

interface HolderRowProps {
  holder: Holder;
  name: string;
  onHandIn: () => void;
}

/** A delivery person, in a row that is large enough for wet fingers. */
const HolderRow = ({ holder: { amount }, name, onHandIn }: HolderRowProps) => {
  const t = useTranslate();
  const { money } = useStoreFormat();
  return (
    <ListRow style={{ minBlockSize: 72 }}>
      <Box sx={{ flex: '1 1 140px', minInlineSize: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Box>
      <Box sx={{ fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{money(amount)}</Box>
      {/* Below zero, the store owes the person: there is nothing to count. */}
      {amount > 0 && (
        <Button
          variant="contained"
          size="large"
          aria-label={t('cash.hand_in.open', { name, amount: money(amount) })}
          onClick={onHandIn}
          sx={{ minBlockSize: 56, minInlineSize: 112 }}
        >
          {t('cash.hand_in.action')}
        </Button>
      )}
    </ListRow>
  );
};

/** `/app/earning/cash`: what each delivery person has to hand in, and what was handed in. */
export default function CashPage() {
  const t = useTranslate();
  const { data: cash, isError, refetch } = useCash();
  const [opened, setOpened] = useState<Holder | null>(null);
  const nameOf = ({ name }: { name: string }) => name || t('earningReport.split.former');
  return (
    <PlainPage>
      {cash ? (
        <>
          {cash.data.length === 0 ? (
            <ListMessage icon={<PaymentsIcon />} title={t('cash.empty.title')} detail={t('cash.empty.detail')} />
          ) : (
            <PagePart title="cash.held">
              <ShortList rows={cash.data} first={cash.data.length}>
                {(holder) => (
                  <HolderRow
                    key={holder.provider_id}
                    holder={holder}
                    name={nameOf(holder)}
                    onHandIn={() => setOpened(holder)}
                  />
                )}
              </ShortList>
            </PagePart>
          )}
          {cash.handovers.length > 0 && <Handovers handovers={cash.handovers} nameOf={nameOf} />}
        </>
      ) : isError ? (
        <LoadFailed text="cash.failed" onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={240} />
      )}
      {opened && (
        <Suspense fallback={null}>
          <HandInDialog
            // As it is now: an order that ends during the count changes it.
            holder={cash?.data.find(({ provider_id }) => provider_id === opened.provider_id) ?? opened}
            name={nameOf(opened)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </PlainPage>
  );
}

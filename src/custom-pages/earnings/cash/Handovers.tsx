import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { CashHandover } from '#contract/entities/wallet';
import { FigureTable } from '../../../components/FigureTable';
import { Surface } from '../../../components/Surface';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { dayTime } from '../../../components/time/storeTime';
import { PagePart } from '../PlainPage';
import { differenceText } from './differenceText';

interface HandoversProps {
  handovers: readonly CashHandover[];
  nameOf: (handover: CashHandover) => string;
}

/** The last handovers, the latest first, with who counted and what was different. */
export const Handovers = ({ handovers, nameOf }: HandoversProps) => {
  const t = useTranslate();
  const { money, locale, timezone } = useStoreFormat();
  return (
    <PagePart title="cash.handovers">
      <Surface sx={{ p: 1, overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('cash.handovers')}>
        <FigureTable aria-label={t('cash.handovers')}>
          <thead>
            <tr>
              <th scope="col">{t('cash.person')}</th>
              <Box component="th" scope="col" sx={{ '&&': { textAlign: 'start' } }}>
                {t('cash.counted_by')}
              </Box>
              <th scope="col">{t('cash.counted')}</th>
              <th scope="col">{t('cash.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {handovers.map((handover) => {
              const { _id, effective_at, by, counted, difference, reason } = handover;
              return (
                <tr key={_id}>
                  <Box component="th" scope="row" sx={{ '&&': { whiteSpace: 'normal' }, minInlineSize: 120 }}>
                    <bdi>{nameOf(handover)}</bdi>
                  </Box>
                  <Box component="td" sx={{ '&&': { textAlign: 'start' } }}>
                    <bdi>{by.name}</bdi>
                    <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}>
                      {dayTime(effective_at, { locale, timezone })}
                    </Box>
                  </Box>
                  <td>{money(counted)}</td>
                  <Box component="td" sx={{ '&&': { whiteSpace: 'normal' }, minInlineSize: 110 }}>
                    {difference === 0 ? t('cash.none') : differenceText(difference, money, t)}
                    {reason && (
                      <Box
                        component="span"
                        sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
                      >
                        <bdi>{reason}</bdi>
                      </Box>
                    )}
                  </Box>
                </tr>
              );
            })}
          </tbody>
        </FigureTable>
      </Surface>
    </PagePart>
  );
};

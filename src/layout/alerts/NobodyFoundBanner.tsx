import SilenceIcon from '@mui/icons-material/NotificationsOffOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Order } from '#contract/entities/order';
import { PickupDialog } from '../../components/order/PickupDialog';
import { useChangeToPickup } from '../../realtime/useChangeToPickup';
import { breakpoints } from '../../theme/tokens';
import { noticeBarSx } from './NoticeBar';
import { useNobodyFoundWays } from './useNobodyFoundWays';

interface NobodyFoundBannerProps {
  orders: readonly Order[];
  rings: boolean;
  /** Somebody here has looked into it: it rings no more. */
  onHeeded: () => void;
}

/** On every page for as long as it is so: nobody delivers these orders, and what can be done about it. */
export default function NobodyFoundBanner({ orders, rings, onHeeded }: NobodyFoundBannerProps) {
  const t = useTranslate();
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.menuHidden}px)`, { noSsr: true });
  const changeToPickup = useChangeToPickup();
  const { search, choose, isBusy } = useNobodyFoundWays(orders);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Order | null>(null);
  const [first] = orders;
  const only = orders.length === 1 ? first : undefined;
  const ways = [
    { key: 'retry', text: t('dispatch.nobody.retry'), act: search },
    { key: 'choose', text: t('dispatch.nobody.choose'), act: choose },
    ...(only?.allowed_actions.includes('change_to_pickup')
      ? [{ key: 'pickup', text: t('order.action.change_to_pickup'), act: () => setAsked(only) }]
      : []),
  ];
  const silence = { key: 'silence', text: t('dispatch.nobody.silence'), act: () => undefined };
  const take = (act: () => void) => () => {
    onHeeded();
    setAnchor(null);
    act();
  };
  return (
    <>
      <Alert
        severity="error"
        role="alert"
        sx={noticeBarSx}
        action={
          isNarrow ? (
            <Button
              color="inherit"
              variant="outlined"
              aria-haspopup="menu"
              aria-expanded={Boolean(anchor)}
              onClick={({ currentTarget }) => setAnchor(currentTarget)}
              sx={{ whiteSpace: 'nowrap' }}
            >
              {t('dispatch.nobody.what')}
            </Button>
          ) : (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              {rings && (
                <IconButton
                  color="inherit"
                  aria-label={silence.text}
                  title={silence.text}
                  onClick={onHeeded}
                  sx={{ inlineSize: 40, blockSize: 40 }}
                >
                  <SilenceIcon fontSize="small" />
                </IconButton>
              )}
              {ways.map(({ key, text, act }) => (
                <Button
                  key={key}
                  color="inherit"
                  variant="outlined"
                  disabled={isBusy}
                  onClick={take(act)}
                  sx={{ whiteSpace: 'nowrap' }}
                >
                  {text}
                </Button>
              ))}
            </Box>
          )
        }
      >
        {only
          ? t('dispatch.nobody.one', { number: only.unique_id })
          : t('dispatch.nobody.many', { smart_count: orders.length })}
      </Alert>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {[...ways, ...(rings ? [silence] : [])].map(({ key, text, act }) => (
          <MenuItem key={key} disabled={isBusy} sx={{ minHeight: 44 }} onClick={take(act)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      {asked && (
        <PickupDialog order={asked} onConfirm={() => void changeToPickup(asked)} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

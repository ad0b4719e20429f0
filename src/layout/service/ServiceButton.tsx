import HourglassIcon from '@mui/icons-material/HourglassTopOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { Suspense, useRef, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { Hint } from '../../components/hint/Hint';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { inOneLine, type ServiceTone, serviceText } from '../../components/store/serviceText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { withTexts } from '../../i18n/index';
import { closeService, isServiceOpen, onServiceChange, openService, servicePermissions } from './serviceOpen';

const ServicePanel = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./ServicePanel')));

const looks: Record<ServiceTone, { Icon: typeof StoreIcon; color: 'inherit' | 'warning' | 'error' }> = {
  open: { Icon: StoreIcon, color: 'inherit' },
  busy: { Icon: HourglassIcon, color: 'warning' },
  paused: { Icon: PauseIcon, color: 'error' },
  closed: { Icon: ScheduleIcon, color: 'inherit' },
};

/**
 * Shows on every page whether the store takes orders, until when, or how much longer it is paused. Opens the panel that
 * changes it. If the bar is narrow, the text takes two lines; on a phone, an open store is only an icon, and every
 * other state has text.
 */
export default function ServiceButton() {
  const t = useTranslate();
  const { store, locale } = useStoreFormat();
  const isAllowed = useIsAllowed();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useSyncExternalStore(onServiceChange, isServiceOpen);
  const { paused, busy, today } = store.service_state;
  const isCounting = Boolean(busy) || Boolean(today) || Object.keys(paused).length > 0;
  // A primitive, so that the control renders again only when its text changes.
  const parts = useClock(
    (now) => {
      const { what, brief = what, more = '', tone } = serviceText(store, now, { t, locale });
      return [tone, what, brief, more].join('\n');
    },
    isCounting ? 'second' : 'minute',
  );
  if (!isAllowed({ permission: servicePermissions })) return null;
  const [tone, what = '', brief, more] = parts.split('\n') as [ServiceTone, ...string[]];
  const whole = inOneLine({ what, ...(more ? { more } : {}) }, t);
  const label = t('shell.service.label', { state: whole });
  const { Icon, color } = looks[tone];
  const isPlain = tone === 'open' || tone === 'closed';
  return (
    <>
      <Hint text={label}>
        <Button
          ref={button}
          color={color}
          variant={isPlain ? 'text' : 'outlined'}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={openService}
          sx={{ minBlockSize: 44, minInlineSize: 44, px: 1, py: 0, gap: 0.75, flexShrink: 0 }}
        >
          <Icon aria-hidden sx={{ fontSize: 22, display: { xs: tone === 'open' ? 'block' : 'none', sm: 'block' } }} />
          <Box
            component="span"
            sx={(theme) => ({
              display: 'grid',
              textAlign: 'start',
              fontVariantNumeric: 'tabular-nums',
              whiteSpace: 'nowrap',
              [theme.breakpoints.down('lg')]: { fontSize: '0.75rem', lineHeight: 1.2, maxInlineSize: 152 },
              [theme.breakpoints.down('sm')]:
                tone === 'open' ? visuallyHidden : { maxInlineSize: 'calc(100vw - 264px)' },
              '& > *': { overflow: 'hidden', textOverflow: 'ellipsis' },
            })}
          >
            <Box component="span" sx={{ display: { lg: 'none' } }}>
              {brief}
            </Box>
            {more && (
              <Box component="span" sx={{ display: { lg: 'none' } }}>
                {more}
              </Box>
            )}
            <Box component="span" sx={{ display: { xs: 'none', lg: 'block' } }}>
              {whole}
            </Box>
          </Box>
        </Button>
      </Hint>
      {isOpen && (
        <Suspense fallback={null}>
          <ServicePanel anchor={button.current} onClose={closeService} />
        </Suspense>
      )}
    </>
  );
}

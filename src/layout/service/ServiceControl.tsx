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
import { type ServiceTone, serviceText } from '../../components/store/serviceText';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { useClock } from '../../components/time/sharedClock';
import { useIsDrawn } from '../../components/useIsDrawn';
import { withTexts } from '../../i18n/index';
import { useSession } from '../../session/useSession';
import { closeService, isServiceOpen, onServiceChange, openService, servicePermissions } from './serviceOpen';

const ServicePanel = lazyWithRetry(withTexts(['pages', 'tools'], () => import('./ServicePanel')));

const looks: Record<ServiceTone, { Icon: typeof StoreIcon; color: 'inherit' | 'warning' | 'error' }> = {
  open: { Icon: StoreIcon, color: 'inherit' },
  busy: { Icon: HourglassIcon, color: 'warning' },
  paused: { Icon: PauseIcon, color: 'error' },
  closed: { Icon: ScheduleIcon, color: 'inherit' },
};

/**
 * Whether the store is open, until when, or for how long it is paused: on every page, counting down. Opens the panel that
 * changes it.
 */
const Control = () => {
  const t = useTranslate();
  const { store, locale } = useStoreFormat();
  const isAllowed = useIsAllowed();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useSyncExternalStore(onServiceChange, isServiceOpen);
  const { paused, busy, today } = store.service_state;
  const isCounting = Boolean(busy) || Boolean(today) || Object.keys(paused).length > 0;
  // A primitive: the control is drawn again only when its words change.
  const said = useClock(
    (now) => {
      const { text, tone } = serviceText(store, now, { t, locale });
      return `${tone}|${text}`;
    },
    isCounting ? 'second' : 'minute',
  );
  if (!isAllowed({ permission: servicePermissions })) return null;
  const [tone, text] = [said.slice(0, said.indexOf('|')) as ServiceTone, said.slice(said.indexOf('|') + 1)];
  const { Icon, color } = looks[tone];
  return (
    <>
      <Hint text={t('shell.service.label', { state: text })}>
        <Button
          ref={button}
          color={color}
          variant={tone === 'open' || tone === 'closed' ? 'text' : 'outlined'}
          aria-label={t('shell.service.label', { state: text })}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={openService}
          sx={{ minBlockSize: 44, minInlineSize: 44, px: 1, gap: 0.75, flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          <Icon aria-hidden sx={{ fontSize: 22 }} />
          <Box
            component="span"
            sx={(theme) => ({
              fontVariantNumeric: 'tabular-nums',
              // Next to nothing else fits on a phone: what is out of the ordinary is said in the panel.
              [theme.breakpoints.down(tone === 'open' || tone === 'closed' ? 'lg' : 'md')]: visuallyHidden,
            })}
          >
            {text}
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
};

/**
 * After the page's first drawing, because reckoning the hours takes a while. Nothing without an account: the bar stays
 * while someone signs in again.
 */
export const ServiceControl = () => {
  const isDrawn = useIsDrawn(true);
  return useSession() && isDrawn ? <Control /> : null;
};

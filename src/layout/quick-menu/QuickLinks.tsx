import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpenPage } from '../../authProvider/guard';
import { quickLinks } from '../../config/quickLinks';
import { navigationLeaves } from '../../descriptors/navigation';
import type { NavigationEntry } from '../../descriptors/navigationEntry';
import { useSession } from '../../session/useSession';

const entries = quickLinks.flatMap((path) => navigationLeaves().find(({ to }) => to === path) ?? []);

const Tile = ({ entry, onGo }: { entry: NavigationEntry; onGo: () => void }) => {
  const t = useTranslate();
  const Icon = entry.icon;
  return (
    <ButtonBase
      component={Link}
      to={entry.to}
      onClick={onGo}
      sx={{
        minBlockSize: 84,
        p: 1,
        borderRadius: 1,
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'center',
        gap: 0.75,
        typography: 'body2',
        textAlign: 'center',
        '&:hover': { bgcolor: 'action.hover' },
        '& svg': { color: 'primary.main' },
      }}
    >
      {Icon && <Icon />}
      {t(entry.label)}
    </ButtonBase>
  );
};

/** The quick links that this account can open. */
export const QuickLinks = ({ onGo }: { onGo: () => void }) => {
  const t = useTranslate();
  const session = useSession();
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h2">
        {t('shell.quick_links')}
      </Typography>
      <Box sx={{ marginBlockStart: 0.5, display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0.5 }}>
        {entries
          .filter((entry) => mayOpenPage(session, entry))
          .map((entry) => (
            <Tile key={entry.to} entry={entry} onGo={onGo} />
          ))}
      </Box>
    </Box>
  );
};

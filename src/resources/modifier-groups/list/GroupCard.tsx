import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { SortHandle } from '../../../components/sortable/SortableRow';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { listFilter } from '../../../records/list/toolbar/recordFilter';
import { resources } from '../../index';
import { GroupMenu } from './GroupMenu';
import type { ListedGroup } from './listedGroup';
import { ModifierChip } from './ModifierChip';
import { rangeWords } from './rangeWords';
import { useModifierStock } from './useModifierStock';

/** A group on the list: the question, how many answers, its answers with their stock, and how often it is asked. */
export const GroupCard = ({ group }: { group: ListedGroup }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const setStock = useModifierStock(group);
  const mayOpenItems = useIsAllowed()({ permission: 'store/product' }) && group.item_count > 0;
  const name = text(group.name);
  const range = rangeWords(group);
  const used = t('modifierGroups.used', { smart_count: group.item_count });
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        gridTemplateAreas: '"handle text menu" "handle modifiers modifiers"',
        alignItems: 'start',
        columnGap: 0.5,
        py: 1,
        px: 0.5,
      }}
    >
      <SortHandle sx={{ gridArea: 'handle', minWidth: { xs: 32, sm: 40 }, px: { xs: 0.25, sm: 1 } }} />
      <Box sx={{ gridArea: 'text', paddingInlineStart: 0.5 }}>
        <Link
          component={RouterLink}
          to={`${resources.modifier_groups.path}/${group.id}`}
          color="text.primary"
          underline="hover"
          sx={{ display: 'inline-block', py: 0.75, fontWeight: 600, fontSize: '1.0625rem', overflowWrap: 'anywhere' }}
        >
          <bdi>{name}</bdi>
        </Link>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            alignItems: 'center',
            color: 'text.secondary',
            mt: -0.5,
          }}
        >
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {t(range.key, range.params)}
          </Typography>
          {group.is_required && <Typography variant="body2">{t('modifierGroups.required')}</Typography>}
          <Typography variant="body2">{t(`modifierGroups.type.${group.type}`)}</Typography>
          {mayOpenItems ? (
            <Link
              component={RouterLink}
              to={`${paths.itemList}${listFilter({ modifier_group_id: group.id })}`}
              variant="body2"
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 40 }}
            >
              {used}
            </Link>
          ) : (
            <Typography variant="body2" sx={{ minHeight: 40, display: 'flex', alignItems: 'center' }}>
              {used}
            </Typography>
          )}
        </Box>
      </Box>
      <Box sx={{ gridArea: 'modifiers', display: 'flex', flexWrap: 'wrap', gap: 0.75, px: 0.5 }}>
        {group.modifiers.map((modifier) => (
          <ModifierChip key={modifier._id} modifier={modifier} onSet={(stock) => void setStock(modifier._id, stock)} />
        ))}
        {group.modifiers.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('modifierGroups.no_modifiers')}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'menu' }}>
        <GroupMenu group={group} name={name} />
      </Box>
    </Paper>
  );
};

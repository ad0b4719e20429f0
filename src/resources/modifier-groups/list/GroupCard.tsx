import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ModifierGroup } from '#contract/entities/menu';
import { minChoices } from '#contract/orders/lineRules';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { SortHandle } from '../../../components/sortable/SortableRow';
import type { Stock } from '../../../components/stock/stock';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import { ApiError, errorText } from '../../../dataProvider/apiError';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName, resources } from '../../../descriptors/resources/index';
import { patchListed } from '../../../records/list/listCache';
import { listFilter } from '../../../records/list/toolbar/recordFilter';
import { GroupMenu } from './GroupMenu';
import type { ListedGroup } from './listedGroup';
import { ModifierChip } from './ModifierChip';

/**
 * A group's range as text, for `t(key, params)`.
 *
 * @example rangeWords({ min: 0, max: 2, is_required: false }) // 'Optional, up to 2'
 */
function rangeWords(group: Pick<ModifierGroup, 'min' | 'max' | 'is_required'>) {
  const [min, max] = [minChoices(group), group.max];
  const words = min === max ? 'exactly' : min === 0 ? 'up_to' : 'between';
  return { key: `modifierGroups.range.${words}`, params: { min, max } };
}

const resource = raName('modifier_groups');

/** Turns a modifier off and on: immediately on screen, reverted if it couldn't be saved. */
function useModifierStock(group: ListedGroup) {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const become = (modifierId: string, stock: Stock) =>
    patchListed(queryClient, resource, group.id, (listed) => {
      const now = listed as ListedGroup;
      const modifiers = now.modifiers.map((each) => (each._id === modifierId ? { ...each, ...stock } : each));
      return { ...now, modifiers } as ListedGroup;
    });
  return async (modifierId: string, stock: Stock): Promise<void> => {
    const was = group.modifiers.find(({ _id }) => _id === modifierId);
    become(modifierId, stock);
    try {
      const { modifier_group } = await dataProvider.setModifierStock({ modifier_id: modifierId, ...stock });
      patchListed(queryClient, resource, group.id, (listed) => ({ ...listed, ...modifier_group }));
      void queryClient.invalidateQueries({ queryKey: [resource, 'getOne'], refetchType: 'none' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (was) become(modifierId, was);
      notify(t('recordLists.change.failed', { reason: t(errorText(error)) }), { type: 'error' });
    }
  };
}

/** A group on the list: the question, how many to choose, its modifiers with their stock, and how many items use it. */
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

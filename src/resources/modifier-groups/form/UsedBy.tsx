import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { useIsAllowed } from '../../../components/access/useIsAllowed';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import { paths } from '../../../config/paths';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { raName } from '../../../descriptors/resources/index';
import { FormSection } from '../../../records/form/FormSection';
import { useFormTools } from '../../../records/form/formTools';

/** The items that use this group, as links for those who can see items. */
export const UsedBy = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { text } = useStoreFormat();
  const { opened } = useFormTools();
  const mayOpen = useIsAllowed()({ permission: 'store/product' });
  const _id = opened?._id ?? '';
  const { data, isError, refetch } = useQuery({
    queryKey: [raName('modifier_groups'), 'used_by', _id],
    queryFn: async () => (await dataProvider.getModifierGroup({ _id })).used_by,
    enabled: _id !== '',
  });
  if (!opened) return null;
  return (
    <FormSection title="modifierGroups.used_by.title" detail="modifierGroups.used_by.detail">
      {data ? (
        data.length > 0 ? (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {data.map((item) => (
              <Box component="li" key={item._id} sx={{ minHeight: 40, display: 'flex', alignItems: 'center' }}>
                {mayOpen ? (
                  <Link component={RouterLink} to={`${paths.itemList}/${item._id}`} sx={{ py: 1 }}>
                    {text(item.name)}
                  </Link>
                ) : (
                  text(item.name)
                )}
              </Box>
            ))}
          </Box>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>{t('modifierGroups.used_by.none')}</Typography>
        )
      ) : isError ? (
        <Link component="button" type="button" onClick={() => refetch()} sx={{ justifySelf: 'start', minHeight: 40 }}>
          {t('common.retry')}
        </Link>
      ) : (
        <Skeleton height={40} width={240} />
      )}
    </FormSection>
  );
};

import AddIcon from '@mui/icons-material/Add';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { unreachableAreas } from '#contract/delivery/unreachableAreas';
import { useDistanceText } from '../../components/delivery/useDistanceText';
import { useFeeText } from '../../components/delivery/useFeeText';
import { useShapeText } from '../../components/delivery/useShapeText';
import { Loading } from '../../components/feedback/Loading';
import { lazyWithRetry } from '../../components/lazyWithRetry';
import { areaColours } from '../../components/map/areaColours';
import { SortableList } from '../../components/sortable/SortableList';
import { SortHandle } from '../../components/sortable/SortableRow';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { errorText } from '../../dataProvider/apiError';
import { resources } from '../../descriptors/resources/index';
import { useRecordChange } from '../../records/list/useRecordChange';
import { AreaFiles } from './import/AreaFiles';
import { NeverUsed } from './NeverUsed';
import { type ListedArea, useAreaOrder, useCoverage, useDeliveryAreas } from './useDeliveryAreas';

const AreasMap = lazyWithRetry(() => import('./AreasMap'));

interface AreaRowProps {
  area: ListedArea;
  number: number;
  /** The same as on the map. */
  colour: string;
  /** The areas before it that together cover all of it. */
  hiddenBy: readonly ListedArea[] | undefined;
  /** Number of recent deliveries; `undefined` while they are counted. */
  count: number | undefined;
}

/** The area's place in the list, in its colour on the map. */
const AreaNumber = ({ colour, number }: Pick<AreaRowProps, 'colour' | 'number'>) => {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        inlineSize: 26,
        blockSize: 26,
        borderRadius: 13,
        fontSize: 13,
        fontWeight: 700,
        color: 'background.paper',
        bgcolor: colour,
      }}
    >
      {number}
    </Box>
  );
};

const AreaRow = ({ area, number, colour, hiddenBy, count }: AreaRowProps) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const shapeText = useShapeText();
  const { inWords } = useFeeText();
  const change = useRecordChange<ListedArea>('delivery_areas');
  const name = text(area.name);
  const fee = area.fee ? inWords(area.fee) : t('deliveryAreas.default_fee');
  return (
    <Paper variant="outlined" sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1, minInlineSize: 0 }}>
      <SortHandle sx={{ inlineSize: 44, blockSize: 44 }} />
      <AreaNumber colour={colour} number={number} />
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <Link
          component={RouterLink}
          to={`${resources.delivery_areas.path}/${area._id}`}
          underline="hover"
          sx={{ fontWeight: 600, overflowWrap: 'anywhere', color: 'text.primary' }}
        >
          {name}
        </Link>
        <Typography variant="body2" color="text.secondary">
          {[shapeText(area.shape), fee].join(' · ')}
        </Typography>
        {area.is_active && count !== undefined && (
          <Typography variant="body2" color="text.secondary">
            {t('deliveryAreas.orders', { smart_count: count })}
          </Typography>
        )}
        {hiddenBy && <NeverUsed hiddenBy={hiddenBy} />}
        {!area.is_active && (
          <Typography variant="body2" sx={{ fontWeight: 550 }}>
            {t('deliveryAreas.off')}
          </Typography>
        )}
      </Box>
      <Switch
        checked={area.is_active}
        onChange={(_event, is_active) => void change(area, { is_active })}
        slotProps={{ input: { 'aria-label': t('deliveryAreas.turn_on', { name }) } }}
      />
    </Paper>
  );
};

/** Says in words what the map shows. */
const CoverageText = ({ coverage }: { coverage: ReturnType<typeof useCoverage>['data'] }) => {
  const t = useTranslate();
  if (!coverage) return null;
  const { total, outside } = coverage;
  return (
    <Typography variant="body2" role="status">
      {total === 0
        ? t('deliveryAreas.no_deliveries')
        : t('deliveryAreas.covered', { covered: total - outside, total, outside })}
    </Typography>
  );
};

const LegendDot = ({ colour, label }: { colour: string; label: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box component="span" sx={{ inlineSize: 10, blockSize: 10, borderRadius: 5, bgcolor: colour }} />
    <Typography variant="body2" component="span" color="text.secondary">
      {label}
    </Typography>
  </Box>
);

/** The delivery areas as a list in their order, beside the map. */
export default function AreaList() {
  const t = useTranslate();
  const { store, text } = useStoreFormat();
  const { palette } = useTheme();
  const { ofUnits } = useDistanceText();
  const { data: areas, error, refetch } = useDeliveryAreas();
  const { data: coverage } = useCoverage(areas);
  const reorder = useAreaOrder();
  const colours = useMemo(() => areaColours(areas ?? [], palette.mode), [areas, palette.mode]);
  const hidden = useMemo(
    () => new Map(unreachableAreas(areas ?? []).map(({ area, hiddenBy }) => [area._id, hiddenBy])),
    [areas],
  );
  const radius = ofUnits(store.delivery_fee.radius);
  if (error && !areas) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{t('ra.action.refresh')}</Button>}>
        {t(errorText(error))}
      </Alert>
    );
  }
  if (!areas) return <Loading />;
  const counts = new Map(coverage?.areas.map(({ _id, count }) => [_id, count]));
  const isAllOff = areas.length > 0 && areas.every(({ is_active }) => !is_active);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          component={RouterLink}
          to={`${resources.delivery_areas.path}/create`}
          variant="contained"
          startIcon={<AddIcon />}
          sx={{ minBlockSize: 44 }}
        >
          {t('delivery_areas.new')}
        </Button>
        <AreaFiles areas={areas} />
      </Box>
      {isAllOff && <Alert severity="warning">{t('deliveryAreas.all_off', { radius })}</Alert>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
        }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {areas.length === 0 ? (
            <Paper variant="outlined" sx={{ p: 3, textAlign: 'center' }}>
              <Typography sx={{ fontWeight: 600 }}>{t('deliveryAreas.none.title', { radius })}</Typography>
              <Typography color="text.secondary">{t('deliveryAreas.none.detail')}</Typography>
            </Paper>
          ) : (
            <SortableList
              rows={areas}
              idOf={({ id }) => id}
              nameOf={({ name }) => text(name)}
              label={t('delivery_areas.title')}
              onReorder={reorder}
              sx={{ display: 'grid', gap: 1 }}
            >
              {(area, index) => (
                <AreaRow
                  area={area}
                  number={index + 1}
                  colour={(area.is_active && colours.get(area._id)) || 'text.disabled'}
                  hiddenBy={hidden.get(area._id)}
                  count={counts.get(area._id)}
                />
              )}
            </SortableList>
          )}
          {areas.length > 1 && (
            <Typography variant="body2" color="text.secondary">
              {t('deliveryAreas.overlap')}
            </Typography>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 1, order: { xs: -1, lg: 0 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ blockSize: { xs: 280, md: 380, lg: 520 } }}>
            <Suspense fallback={<Loading />}>
              <AreasMap showsRadius areas={areas} dots={coverage?.dots ?? []} />
            </Suspense>
          </Box>
          <CoverageText coverage={coverage} />
          {coverage && coverage.total > 0 && (
            <Box sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
              <LegendDot colour="text.secondary" label={t('deliveryAreas.legend.covered')} />
              <LegendDot colour="error.main" label={t('deliveryAreas.legend.outside')} />
            </Box>
          )}
          {areas.some(({ shape }) => shape.kind === 'postcodes') && (
            <Typography variant="body2" color="text.secondary">
              {t('deliveryAreas.not_drawn')}
            </Typography>
          )}
        </Box>
      </Box>
    </Box>
  );
}

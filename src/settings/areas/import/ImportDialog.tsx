import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Suspense, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Area } from '#contract/delivery/areas';
import { limits } from '#contract/limits';
import { Loading } from '../../../components/feedback/Loading';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { useIsPhone } from '../../../components/page/useIsPhone';
import type { ListedArea } from '../useDeliveryAreas';
import { ShapeRow } from './ShapeRow';
import { type ImportedShape, useAreaImport } from './useAreaImport';

const AreasMap = lazyWithRetry(() => import('../AreasMap'));

/** The file's shapes as areas for the map. Only chosen ones are active; the others are faint. */
const onMap = (shapes: readonly ImportedShape[]): Area[] =>
  shapes.flatMap(({ key, shape, isChosen, problem }) =>
    shape ? [{ _id: key, shape, is_active: isChosen && problem === null }] : [],
  );

interface ImportDialogProps {
  file: File;
  areas: readonly ListedArea[];
  /** Called to choose another file. */
  onOther: () => void;
  onClose: () => void;
}

/**
 * Previews a GeoJSON file: each shape on the map, with its problem if there is one. Nothing is added until it is
 * confirmed.
 */
export default function ImportDialog({ file, areas, onOther, onClose }: ImportDialogProps) {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { state, choose, add } = useAreaImport(file, areas);
  const { shapes, refusal, isAdding } = state;
  const drawn = useMemo(() => onMap(shapes ?? []), [shapes]);
  // A shape that is refused as too far away would make the others tiny.
  const fitted = useMemo(() => onMap(shapes?.filter(({ problem }) => problem === null) ?? []), [shapes]);
  const [isTried, setTried] = useState(false);
  const open = shapes?.filter(({ problem, isAdded }) => problem === null && !isAdded) ?? [];
  const chosen = open.filter(({ isChosen }) => isChosen);
  const added = shapes?.filter(({ isAdded }) => isAdded).length ?? 0;
  const wrong = shapes?.filter(({ problem }) => problem !== null).length ?? 0;
  const isOver = isTried && chosen.length === 0;
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="lg"
      onClose={() => !isAdding && onClose()}
      aria-labelledby="area-import-title"
    >
      <DialogTitle id="area-import-title" sx={{ overflowWrap: 'anywhere' }}>
        {t('deliveryAreas.import.title', { name: file.name })}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {refusal && (
          <Alert severity="error">
            <AlertTitle>{t('deliveryAreas.import.refused')}</AlertTitle>
            {t(`deliveryAreas.import.file.${refusal}`, {
              megabytes: limits.areaFileBytes / 1_048_576,
              max: limits.deliveryAreasMax,
            })}
          </Alert>
        )}
        {!shapes && !refusal && (
          <Box role="status">
            <Typography>{t('deliveryAreas.import.reading')}</Typography>
            <LinearProgress aria-hidden sx={{ mt: 1 }} />
          </Box>
        )}
        {shapes && (
          <>
            <Typography role="status">
              {added > 0
                ? t('deliveryAreas.import.added', { smart_count: added })
                : t('deliveryAreas.import.found', { smart_count: shapes.length })}
              {wrong > 0 && ` ${t('deliveryAreas.import.wrong', { smart_count: wrong })}`}
            </Typography>
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                alignItems: 'start',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
              }}
            >
              <Box
                component="ul"
                aria-label={t('deliveryAreas.import.shapes')}
                sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
              >
                {shapes.map((shape) => (
                  <ShapeRow
                    key={shape.key}
                    imported={shape}
                    number={drawn.findIndex(({ _id }) => _id === shape.key) + 1}
                    isBusy={isAdding}
                    onChoose={(isChosen) => choose(shape.key, isChosen)}
                  />
                ))}
              </Box>
              <Box
                sx={{
                  blockSize: { xs: 260, md: 'min(56vh, 520px)' },
                  order: { xs: -1, md: 0 },
                  position: { md: 'sticky' },
                  insetBlockStart: 0,
                }}
              >
                <Suspense fallback={<Loading />}>
                  <AreasMap areas={drawn} fitted={fitted} dots={[]} label="deliveryAreas.import.map" />
                </Suspense>
              </Box>
            </Box>
            <Typography variant="body2" color="text.secondary">
              {t('deliveryAreas.import.off_at_first')}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {!isOver && (
          <Button onClick={onOther} disabled={isAdding} sx={{ minBlockSize: 44, marginInlineEnd: 'auto' }}>
            {t('deliveryAreas.import.other')}
          </Button>
        )}
        <Button onClick={onClose} disabled={isAdding} variant={isOver ? 'contained' : 'text'} sx={{ minBlockSize: 44 }}>
          {t(added > 0 ? 'ra.action.close' : 'ra.action.cancel')}
        </Button>
        {shapes && !isOver && (
          <Button
            variant="contained"
            disabled={chosen.length === 0}
            loading={isAdding}
            onClick={() => {
              setTried(true);
              void add();
            }}
            sx={{ minBlockSize: 44 }}
          >
            {t('deliveryAreas.import.add', { smart_count: chosen.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

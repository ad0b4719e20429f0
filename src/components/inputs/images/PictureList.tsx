import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { Image } from '#contract/entities/image';
import { lazyWithRetry } from '../../lazyWithRetry';
import { SortableList } from '../../sortable/SortableList';
import { useListText } from '../../text/useListText';
import { DropZone } from './DropZone';
import { PictureRow } from './PictureRow';
import { UploadRow } from './UploadRow';
import type { useUploads } from './useUploads';

/** Loaded separately, because cropping is rare and its code is large. */
const CutDialog = lazyWithRetry(() => import('./CutDialog'));

interface PictureShelfProps {
  images: readonly Image[];
  max: number;
  isDisabled: boolean;
  uploads: ReturnType<typeof useUploads>;
  onChange: (images: Image[]) => void;
}

/** The last change of the pictures, if it can be undone. */
interface Notice {
  text: string;
  undo?: () => void;
}

/** A record's pictures in order, the current uploads, and the drop zone. */
export const PictureList = ({ images, max, isDisabled, uploads, onChange }: PictureShelfProps) => {
  const t = useTranslate();
  const listText = useListText();
  const [notice, setNotice] = useState<Notice | null>(null);
  const { defaultValues } = useFormState();
  // Saved, or reset: what was done before can't be taken back here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form's values at the start say when
  useEffect(() => setNotice(null), [defaultValues]);
  const [cutting, setCutting] = useState<Image | null>(null);
  const latest = useRef(images);
  latest.current = images;
  const isSingle = max === 1;
  const onTheWay = uploads.uploads.filter(({ state }) => state !== 'failed').length;
  const room = isSingle ? 1 - onTheWay : max - images.length - onTheWay;

  const nameOf = (image: Image) =>
    isSingle ? t('images.the_one') : t('images.name', { position: images.indexOf(image) + 1 });
  const change = (next: Image[]) => {
    setNotice(null);
    onChange(next);
  };
  const remove = (image: Image) => {
    const index = images.indexOf(image);
    onChange(images.filter((other) => other !== image));
    // Added to the pictures at the time when the upload ends.
    const undo = () => change(latest.current.toSpliced(index, 0, image).slice(0, max));
    setNotice({ text: t('images.removed'), undo });
  };
  const add = (files: File[]) => {
    const fitting = files.slice(0, Math.max(room, 0));
    const others = files.slice(fitting.length);
    setNotice(
      others.length > 0
        ? { text: t('images.dropped_over', { max, names: listText(others.map(({ name }) => name)) }) }
        : null,
    );
    uploads.add(fitting);
  };

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {images.length > 0 && (
        <SortableList
          rows={images}
          idOf={({ _id }) => _id}
          nameOf={nameOf}
          label={t('images.list')}
          isDisabled={isDisabled || images.length < 2}
          onReorder={(ids) => change(ids.flatMap((id) => images.find(({ _id }) => _id === id) ?? []))}
          rowSx={{ bgcolor: 'background.paper' }}
        >
          {(image, index) => (
            <PictureRow
              image={image}
              name={nameOf(image)}
              isMain={index === 0 && !isSingle}
              isDisabled={isDisabled}
              isSortable={!isDisabled && images.length > 1}
              onCut={() => setCutting(image)}
              onRemove={() => remove(image)}
            />
          )}
        </SortableList>
      )}
      {uploads.uploads.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {uploads.uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onRetry={() => uploads.retry(upload.id)}
              onDrop={() => uploads.drop(upload.id)}
            />
          ))}
        </Box>
      )}
      {notice && (
        <Alert
          severity={notice.undo ? 'info' : 'warning'}
          role="status"
          onClose={notice.undo ? undefined : () => setNotice(null)}
          closeText={t('ra.action.close')}
          action={
            notice.undo && (
              // The pressed button is gone with its picture, so the Undo button gets the focus.
              <Button color="inherit" size="small" autoFocus onClick={notice.undo}>
                {t('common.undo')}
              </Button>
            )
          }
        >
          {notice.text}
        </Alert>
      )}
      {isDisabled && images.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('records.conflict.empty')}</Box>}
      {!isDisabled && (
        <DropZone
          isSingle={isSingle}
          isReplacing={isSingle && images.length > 0}
          isFull={room <= 0}
          detail={isSingle ? null : t('images.count', { count: images.length, max })}
          onFiles={add}
        />
      )}
      {cutting && (
        <Suspense fallback={null}>
          <CutDialog
            image={cutting}
            onClose={() => setCutting(null)}
            onCut={(cut) => {
              change(latest.current.map((other) => (other._id === cutting._id ? cut : other)));
              setCutting(null);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};

import AddPhotoAlternateIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { remoteConfig } from '../../../config/remoteConfig';
import { useListText } from '../../text/useListText';
import { boundsArgs } from './pictureError';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null;

/** Takes pictures that are pasted anywhere on the page except in a text field. */
function usePastedFiles(onFiles: (files: File[]) => void, isOn: boolean): void {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || takesText(event.target)) return;
      event.preventDefault();
      take.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [isOn]);
}

interface DropZoneProps {
  isSingle: boolean;
  /** If only one picture is allowed, the next one replaces it. */
  isReplacing: boolean;
  isFull: boolean;
  /** How many pictures there are, and how many are allowed. */
  detail?: ReactNode;
  onFiles: (files: File[]) => void;
}

const bringsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Adds pictures: by drag and drop, paste, or a file dialog. */
export const DropZone = ({ isSingle, isReplacing, isFull, detail, onFiles }: DropZoneProps) => {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const listText = useListText();
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  usePastedFiles(onFiles, !isFull);

  const one = isSingle ? '_one' : '';
  const text = isFull ? t('images.full') : t(isOver ? 'images.drop_now' : `images.drop${one}`);
  return (
    <Box
      onDragOver={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(!isFull);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        if (!bringsFiles(event)) return;
        event.preventDefault();
        setOver(false);
        if (!isFull) onFiles([...event.dataTransfer.files]);
      }}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        p: 2,
        borderRadius: 1,
        border: '2px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'sunken',
        transition: 'border-color 120ms, background-color 120ms',
      }}
    >
      <AddPhotoAlternateIcon aria-hidden sx={{ color: 'text.secondary', fontSize: 32 }} />
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>{text}</Typography>
        <Typography id={hintId} variant="body2" sx={{ color: 'text.secondary' }}>
          {t('images.take_hint', boundsArgs({ locale, list: listText }))} {detail}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        disabled={isFull}
        onClick={() => input.current?.click()}
        aria-describedby={hintId}
        sx={{ minBlockSize: 44 }}
      >
        {t(isReplacing ? 'images.replace' : `images.choose${one}`)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isSingle}
        accept={remoteConfig().imageSetting.types.join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset, so that the same file can be chosen again.
          event.target.value = '';
        }}
      />
    </Box>
  );
};
